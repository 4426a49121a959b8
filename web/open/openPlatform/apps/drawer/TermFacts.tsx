import type { App } from '#contract/open/apps.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { appChoiceWords, appWords } from '#words/open/apps.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { LastCall } from '../columns.tsx'
import { areaNames, scopeAreas } from '../scopes.ts'

/** What an app is, may do, and signs with. */
export function TermFacts({ app }: { app: App }) {
  const text = useWords(appWords)
  const { kinds } = useWords(appChoiceWords)
  const { titles } = useWords(orderNameWords)
  return (
    <div className="grid gap-5">
      <Facts>
        <Fact name={text.appId}>
          <span className="inline-flex items-center gap-1">
            <code className="text-xs break-all">{app.appId}</code>
            <Copy value={app.appId} />
          </span>
          <a
            href={`/open/docs?app=${encodeURIComponent(app.appId)}`}
            target="_blank"
            rel="noreferrer"
            className="ml-3 text-accent-ink underline"
          >
            {text.reference}
          </a>
        </Fact>
        <Fact name={text.columns.kind}>{kinds[app.kind]}</Fact>
        <Fact name={text.owner}>{app.owner.name || '–'}</Fact>
        <Fact name={text.services}>
          {app.services?.map(service => titles[service]).join(' · ') ?? text.allServices}
        </Fact>
        <Fact name={text.cities}>
          <CityNames codes={app.cityCodes} />
        </Fact>
        <Fact name={text.rate}>{app.ratePerSecond}</Fact>
        <Fact name={text.addresses}>
          {app.addresses.length > 0 ? <code className="text-xs">{app.addresses.join(' · ')}</code> : text.anyAddress}
        </Fact>
        {app.carriers.length > 0 && <Fact name={text.carriers}>{app.carriers.join(' · ')}</Fact>}
        <Fact name={text.columns.lastCall}>
          <LastCall row={app} />
        </Fact>
        <Fact name={text.createdAt}>
          <Time at={app.createdAt} shape="full" />
        </Fact>
      </Facts>
      <Secrets app={app} />
      <Scopes app={app} />
    </div>
  )
}

function Secrets({ app: { secrets } }: { app: App }) {
  const text = useWords(appWords)
  return (
    <Part title={text.secrets}>
      <ul className="grid gap-2">
        {secrets.map(({ since, until }) => (
          <li
            key={since}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line px-3 py-2 text-sm"
          >
            <span className="font-medium">{until === null ? text.newSecret : text.oldSecret}</span>
            <span className="text-xs text-muted">
              {text.secretSince} <Time at={since} />
            </span>
            {until !== null && (
              <span className="text-xs text-warn-ink">
                {text.secretUntil} <Time at={until} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Scopes({ app }: { app: App }) {
  const text = useWords(appWords)
  const { scopes, areas } = useWords(appChoiceWords)
  const given = areaNames.filter(area => scopeAreas[area].some(scope => app.scopes.includes(scope)))
  return (
    <Part title={text.scopes}>
      {given.length === 0 && <p className="text-sm text-muted">{'–'}</p>}
      <dl className="grid gap-2 text-sm">
        {given.map(area => (
          <div key={area} className="grid gap-1">
            <dt className="text-xs text-muted">{areas[area]}</dt>
            <dd className="flex flex-wrap gap-1">
              {scopeAreas[area]
                .filter(scope => app.scopes.includes(scope))
                .map(scope => (
                  <Badge key={scope} tone="accent">
                    {scopes[scope]}
                  </Badge>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
