/** Paints what it is handed, one picture after the other, and ends with the process that started it. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Socket } from 'node:net'
import { FONTS, painter } from '../post/picture/brush'
import { root } from './files/bundling'

const paint = painter(async () => ({
  program: await WebAssembly.compile(readFileSync(join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm'))),
  fonts: FONTS.map(name => readFileSync(join(root, 'web/static', name))),
}))

const server = createServer(async (asked, answer) => {
  // Each picture comes by a connection of its own, so that the host knows when somebody asks.
  answer.setHeader('connection', 'close')
  try {
    answer.end(await paint(JSON.parse(await textOf(asked))))
  } catch (error) {
    answer.writeHead(500).end(String(error))
  }
})

process.on('message', (id, socket) => {
  if (!(socket instanceof Socket)) return
  socket.once('close', () => process.send?.(id))
  server.emit('connection', socket)
  socket.resume()
})
process.on('disconnect', () => process.exit())

async function textOf(asked: IncomingMessage): Promise<string> {
  const pieces: string[] = []
  for await (const piece of asked.setEncoding('utf8')) pieces.push(piece)
  return pieces.join('')
}
