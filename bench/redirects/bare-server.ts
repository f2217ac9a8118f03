// The baseline for the scan handler, with as little code as possible. With a database URL on the
// command line, node:http reads the code and commits the scan in a group with others before it
// answers; without one, node:http answers from memory.
import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'

const [databaseUrl] = process.argv.slice(2)
const headers = { 'cache-control': 'no-store', 'content-length': '0' }

function leadOn(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, ...headers })
  response.end()
}

function answerFromMemory(_slug: string, response: ServerResponse): void {
  leadOn(response, 'https://example.com/menu')
}

function answerFromDatabase(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  let waiting: { codeId: string; done: () => void }[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await pool.query({
        name: 'insert',
        text: `insert into scans (at, id, code_id, kind, device, system, browser)
          select now(), id, code_id, 'scan', 'mobile', 'ios', 'safari'
          from unnest($1::uuid[], $2::uuid[]) as scan (id, code_id) on conflict do nothing`,
        values: [batch.map(() => randomUUID()), batch.map(({ codeId }) => codeId)],
      })
      for (const { done } of batch) done()
    }
    isWriting = false
  }

  return async (slug: string, response: ServerResponse): Promise<void> => {
    const { rows } = await pool.query({
      name: 'select',
      text: "select id, document->'languages'->'en'->'fields'->>'url' as url from codes where slug = $1",
      values: [slug],
    })
    const [code] = rows
    await new Promise<void>((done) => {
      waiting.push({ codeId: code.id, done })
      if (!isWriting) writeAll()
    })
    leadOn(response, code.url)
  }
}

const answer = databaseUrl ? answerFromDatabase(databaseUrl) : answerFromMemory
const server = createServer((request, response) => {
  answer((request.url ?? '').slice('/q/'.length).toLowerCase(), response)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as { port: number }).port })
})
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
