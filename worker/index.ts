/** The entrance: routes mounted, Durable Objects exported; nothing else. */
import { Hono } from 'hono'
import type { Env } from './env'
import { answerMail } from './post/inbound'
import { takeQueue } from './post/told'
import { answers } from './routes/answers'
import { claims } from './routes/claims'
import { deeds } from './routes/deeds'
import { orders } from './routes/orders'
import { plans } from './routes/plans'
import { feeds } from './routes/channels'
import { language, ownForms } from './routes/guard'
import { headers } from './routes/headers'
import { health } from './routes/health'
import { inbound } from './routes/inbound'
import { home } from './routes/home'
import { lobby } from './routes/lobby'
import { letters } from './routes/letters'
import { operator } from './routes/operator'
import { notFound } from './routes/methods'
import { mine } from './routes/mine'
import { mishap } from './routes/mishap'
import { pictures } from './routes/pictures'
import { practice } from './routes/practice'
import { seats } from './routes/seats'
import type { Site } from './routes/site'
import { timed } from './routes/slow'
import { substitutes } from './routes/substitutes'
import { tables } from './routes/tables'
import { unready } from './routes/unready'
import { missingIn } from './set-up'

export { Code } from './people/code'
export { Gate } from './people/gate'
export { Lobby } from './people/lobby'
export { Person } from './people/person'
export { Mailbox } from './post/mailbox'
export { Table } from './table/table'

const site = new Hono<Site>()

// On the platform static files are answered before the Worker is asked.
site.use('/static/*', async (c, next) => {
  const file = await c.env.ASSETS.fetch(c.req.raw)
  return file.status === 404 ? next() : file
})

site.use(timed, headers, language, ownForms)
for (const resource of [health, home, practice, mine, tables, lobby, claims, substitutes, pictures, seats, answers, deeds, orders, plans, feeds, letters, inbound, operator]) site.route('/', resource)
site.notFound(c => notFound(site, c))
site.onError(mishap)

const fetch = (request: Request, env: Env, context?: ExecutionContext): Response | Promise<Response> => {
  // An address that is none comes from no browser, and nothing of ours could read it.
  if (!URL.canParse(request.url)) return new Response('Bad request', { status: 400 })
  const missing = missingIn(env, new URL(request.url).origin)
  const isPage = !new URL(request.url).pathname.startsWith('/static/')
  return missing.length > 0 && isPage ? unready(request, missing) : site.fetch(request, env, context)
}

export default {
  fetch,
  email: (message, env) => answerMail(message, env),
  queue: (batch, env) => takeQueue(batch, env),
} satisfies ExportedHandler<Env>
