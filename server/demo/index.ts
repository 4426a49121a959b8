import { sql, type Transaction } from 'kysely'
import { demoPassword } from '#contract/access/sign-on.ts'
import { dayMs, hourMs } from '#contract/base/durations.ts'
import { shanghaiMidnight } from '#contract/base/shanghai.ts'
import type { OpenScope } from '#contract/open/open.ts'
import { firstKeySetting } from '#server/access/session/feature.ts'
import { hashPassword } from '#server/access/session/index.ts'
import type { Config, DemoApps } from '#server/kit/config.ts'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import { samplePastParties } from '#server/money/ledger/feature.ts'
import { createApp, replaceSecret } from '#server/open/apps/feature.ts'
import { pointEndpoint } from '#server/open/webhooks/feature.ts'
import { letAssign } from '#server/orders/autopilots/feature.ts'
import { openCities } from '#server/settings/cities/feature.ts'
import { skipStep } from '#server/settings/setup/feature.ts'
import { demoAccounts } from './accounts.ts'
import { addPastOrders } from './add-past-orders.ts'
import { addAnnouncements } from './announcements.ts'
import { addFeedback } from './feedback.ts'
import { fillHistory } from './history.ts'
import { addOffers } from './offers.ts'
import { fundBank, openLedger } from './open-ledger.ts'
import { addRatings } from './past/add-ratings.ts'
import { addPastPayouts } from './past/payouts.ts'
import { addPostTerms } from './post-terms.ts'
import { addReplies } from './replies.ts'
import { addWork } from './work/add-work.ts'
import { addBillOfYesterday } from './work/bill.ts'
import { fillWorkforce } from './workforce.ts'

const demoCity = '410100'
/** For the charts. Most orders are of the last three weeks. */
const historyDays = 90
/** The balances of parties are compared with those of a week before. */
const sampledDays = 8
const pastFeedback = { count: 60, days: 30 }

/** Accounts of channels are called by them. */
const appNames: Record<keyof DemoApps, string> = {
  customer: '演示用户端',
  merchant: '演示商家端',
  rider: '演示骑手端',
}

const scopes: Record<keyof DemoApps, OpenScope[]> = {
  customer: [
    'order.write',
    'order.read',
    'event.customer',
    'event.opponent',
    'event.payment',
    // It pays out as well: the payment app and the bank of the demo.
    'payout.write',
    'wallet.write',
    'chat.write',
    'person.write',
    'complaint.write',
    'feedback.write',
    'verification.write',
    'post.write',
    'application.write',
    'announcement.read',
    'announcement.write',
  ],
  // Express companies use the app of the shops.
  merchant: [
    'order.read',
    'event.merchant',
    'event.carrier',
    'merchant.write',
    'wallet.write',
    'chat.write',
    'person.write',
    'complaint.write',
    'feedback.write',
    'verification.write',
    'application.write',
    'announcement.read',
    'announcement.write',
  ],
  rider: [
    'order.read',
    'event.rider',
    'event.chauffeur',
    'event.companion',
    'worker.write',
    'wallet.write',
    'chat.write',
    'person.write',
    'complaint.write',
    'feedback.write',
    'verification.write',
    'post.write',
    'application.write',
    'announcement.read',
    'announcement.write',
  ],
}

/** Fills an empty database with demo data and accounts; refuses a database with other data. */
export async function fillDemo(databaseUrl: string, config: Config, print: (sentence: string) => void): Promise<void> {
  const { db } = openDatabase(databaseUrl, 2)
  try {
    const isFilledNow = await db.transaction().execute(async transaction => {
      const demo = await transaction
        .selectFrom('installation_values')
        .select('name')
        .where('name', '=', 'demo')
        .executeTakeFirst()
      const anybody = await transaction.selectFrom('users').select('id').executeTakeFirst()
      // A production start writes this setting before anybody signs in.
      const firstKey = await transaction
        .selectFrom('installation_values')
        .select('name')
        .where('name', '=', firstKeySetting)
        .executeTakeFirst()
      if (!demo && (anybody || firstKey)) {
        throw new Error(
          'This database has real data, which the demo does not change. Choose another DATA_DIR or DATABASE_URL.',
        )
      }
      if (config.DEMO_APPS) await registerApps(transaction, config, config.DEMO_APPS)
      if (config.DEMO_AUTOPILOT) await letAssign(transaction, demoCity)
      if (demo) {
        await fundBank(transaction)
        return false
      }
      print('Filling the demo city …')
      await transaction.insertInto('installation_values').values({ name: 'demo', value: '{}' }).execute()
      await openCities(transaction, [demoCity])
      await skipStep(transaction, 'secondFactor')
      await fillCity(transaction, config)
      return true
    })
    if (isFilledNow) await sql`analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** Accounts, the past of so many days, and work that waits at every desk. */
export async function fillCity(db: Transaction<Tables>, config: Config, days = historyDays): Promise<void> {
  await addAccounts(db)
  await addReplies(db)
  await addPostTerms(db)
  await addPast(db, config, days)
  await addAnnouncements(db)
}

/** Orders, people and feedback of the last days. */
async function addPast(db: Transaction<Tables>, config: Config, days: number): Promise<void> {
  const { DEMO_APPS, DEMO_HOUR } = config
  const past = { cityCode: demoCity, days, cityAheadMs: cityAheadMs(DEMO_HOUR) }
  await fillHistory(db, past)
  await fillWorkforce(db, demoCity)
  await addPastOrders(db, past)
  await addRatings(db)
  await addOffers(db)
  await addFeedback(db, { ...pastFeedback, cityCode: demoCity })
  if (DEMO_APPS) await addWork(db)
  const billed = await openLedger(db)
  if (DEMO_APPS) {
    await addPastPayouts(db, config)
    await addBillOfYesterday(db, billed)
  }
  await fundBank(db, Date.now() - days * dayMs)
  await samplePastParties(db, Date.now() - sampledDays * dayMs)
}

/** The past was lived by the clock of the city, so that what happens from now on is like the day before at the same hour. */
function cityAheadMs(hour: number | undefined, now = Date.now()): number {
  return hour === undefined ? 0 : Math.round((shanghaiMidnight(now) + hour * hourMs - now) / 1000) * 1000
}

async function addAccounts(db: Transaction<Tables>): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  for (const { username, role, name } of demoAccounts) {
    const { id } = await db
      .insertInto('users')
      .values({ kind: 'staff', username, nick_name: name, real_name: name, password_hash: passwordHash })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into user_roles select ${id}, id from roles where code = ${role}`.execute(db)
  }
}

/** New secrets at each start; the apps keep their numbers. */
async function registerApps(db: Transaction<Tables>, config: Config, apps: DemoApps): Promise<void> {
  for (const [kind, app] of Object.entries(apps) as [keyof DemoApps, DemoApps['customer']][]) {
    const known = await db.selectFrom('apps').select('id').where('id', '=', app.id).executeTakeFirst()
    if (known) await replaceSecret({ db, config }, app.id, app.secret)
    else {
      const terms = { id: app.id, secret: app.secret, kind, scopes: scopes[kind] }
      await createApp({ db, config }, { name: appNames[kind], ...terms })
    }
    await db.updateTable('apps').set({ scopes: scopes[kind] }).where('id', '=', app.id).execute()
    await pointEndpoint({ db, config }, { appId: app.id, url: app.webhookUrl, secret: app.webhookSecret })
  }
}
