import { listLink } from '#contract/orders/order-queues.ts'
import type { MerchantRow } from '#contract/people/merchants.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { OrderLinks } from '#web/people/workers/OrdersInHand.tsx'
import { PaperList } from '#web/people/workers/Papers.tsx'
import { Ago } from '#web/people/workers/WorkerState.tsx'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Phone } from '#web/shared/phone/Phone.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { workersWords } from '#words/people/workers.ts'
import { ShopFacts } from './ShopFacts.tsx'
import { type ChooseShopAction, ShopState, shopActions, shopPapers } from './shopColumns.tsx'

type ShopDrawerProps = {
  id: number
  row: MerchantRow | undefined
  onStep: (step: -1 | 1) => void
  onAction: ChooseShopAction
  onClose: () => void
}

/** The drawer of a shop. */
export function ShopDrawer({ id, row, onStep, onAction, onClose }: ShopDrawerProps) {
  const text = useWords(workersWords)
  const { data, error, refetch } = useRead(api.merchants.get, { id })
  const shop = data ?? row
  return (
    <RecordDrawer
      kind={shop ? `${text.columns.shop} ${shop.name}` : text.title}
      title={
        shop && (
          <>
            <Avatar name={shop.name} size={28} />
            <span className="truncate">{shop.name}</span>
            <span className="text-sm font-normal text-muted">{shop.no}</span>
            <ShopState row={shop} text={text} />
          </>
        )
      }
      head={
        shop && (
          <div className="flex flex-wrap gap-2">
            {shopActions
              .filter(action => shop.allowed.includes(action))
              .map(action => (
                <Button
                  key={action}
                  look={action === 'suspend' ? 'risky' : 'plain'}
                  onClick={() => onAction(action, shop)}
                >
                  {text.shopActions[action]}
                </Button>
              ))}
          </div>
        )
      }
      panel="shop-facts"
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {!shop && error && <Failed error={error} onAgain={() => void refetch()} />}
      {shop && <AboutShop shop={shop} />}
    </RecordDrawer>
  )
}

function AboutShop({ shop }: { shop: MerchantRow }) {
  const text = useWords(workersWords)
  const { facts, columns } = text
  return (
    <div className="grid gap-5">
      <Facts>
        <Fact name={facts.phone}>
          <Phone
            phone={shop.phone}
            canReveal={shop.allowed.includes('reveal')}
            field="merchants.phone"
            id={shop.id}
            facts={<ShopFacts shop={shop} />}
          />
        </Fact>
        {shop.statusReason && <Fact name={facts.reason}>{shop.statusReason}</Fact>}
        <Fact name={facts.city}>
          <CityNames codes={[shop.cityCode]} />
        </Fact>
        <Fact name={facts.address}>{shop.address}</Fact>
        <Fact name={facts.category}>{shop.category || '–'}</Fact>
        <Fact name={facts.prep}>{text.minutes(shop.prepMinutes)}</Fact>
        <Fact name={facts.joined}>
          <Time at={shop.joinedAt} shape="full" />
        </Fact>
        <Fact name={columns.reported}>
          <Ago at={shop.reportedAt} text={text} />
        </Fact>
        <Fact name={facts.remark}>{shop.remark || '–'}</Fact>
      </Facts>
      <section className="grid gap-2 border-t border-line pt-4">
        <h3 className="text-sm text-muted">{columns.licences}</h3>
        <PaperList papers={shopPapers(shop, text)} text={text} />
      </section>
      <OrderLinks links={[{ service: 'food', to: listLink('food', { shop: shop.name }) }]} text={text} />
    </div>
  )
}
