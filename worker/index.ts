/** The entry point: mounts routes and exports Durable Objects, nothing else. */
import { Hono } from 'hono'
import { answerMail } from './inbound/mail'
import { takeQueue } from './inbound/take-event'
import { answers } from './routes/seat/answers'
import { claims } from './routes/joining/claims'
import { deeds } from './routes/seat/deeds'
import { orders } from './routes/seat/orders'
import { plans } from './routes/seat/plans'
import { feeds } from './routes/joining/channels'
import { language, ownForms } from './routes/request/guard'
import { headers } from './routes/request/headers'
import { KnownWays } from './routes/request/known-ways'
import { health } from './routes/site/health'
import { inbound } from './routes/site/inbound'
import { hintSwitch } from './routes/site/hints'
import { home } from './routes/site/home'
import { lobby } from './routes/joining/lobby'
import { letters } from './routes/site/letters'
import { operator } from './routes/site/operator'
import { notFound } from './routes/request/methods'
import { mine } from './routes/site/mine'
import { unexpected } from './routes/request/unexpected'
import { pictures } from './routes/seat/pictures'
import { practice } from './routes/joining/practice'
import { seats } from './routes/seat/seats'
import type { Site } from './routes/request/site'
import { timed } from './routes/site/slow'
import { substitutes } from './routes/joining/substitutes'
import { tables } from './routes/joining/tables'
import { unready } from './routes/site/unready'
import { missingIn } from './set-up'

export { Code } from './people/code'
export { Gate } from './people/gate'
export { Lobby } from './people/lobby'
export { Person } from './people/person'
export { Mailbox } from './post/mailbox'
export { Table } from './table/table'

const site = new Hono<Site>({ router: new KnownWays() })

// On the platform static files are served before the Worker is called.
site.use('/static/*', async (c, next) => {
  const file = await c.env.ASSETS.fetch(c.req.raw)
  return file.status === 404 ? next() : file
})

site.use(timed, headers, language, hintSwitch, ownForms)
for (const resource of [
  health,
  home,
  practice,
  mine,
  tables,
  lobby,
  claims,
  substitutes,
  pictures,
  seats,
  answers,
  deeds,
  orders,
  plans,
  feeds,
  letters,
  inbound,
  operator,
])
  site.route('/', resource)
site.notFound(c => notFound(site, c))
site.onError(unexpected)

const fetch = (request: Request, env: Env, context?: ExecutionContext): Response | Promise<Response> => {
  // An invalid URL comes from no browser, and our code could not parse it.
  if (!URL.canParse(request.url)) return new Response('Bad request', { status: 400 })
  if (env === ready) return site.fetch(request, env, context)
  const { origin, pathname } = new URL(request.url)
  const missing = missingIn(env, origin)
  if (missing.length > 0 && !pathname.startsWith('/static/')) return unready(request, missing)
  if (missing.length === 0) ready = env
  return site.fetch(request, env, context)
}

/** The settings that were complete. */
let ready: Env | undefined

export default {
  fetch,
  email: (message, env) => answerMail(message, env),
  queue: (batch, env) => takeQueue(batch, env),
} satisfies ExportedHandler<Env>
