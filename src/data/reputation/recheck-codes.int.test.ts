import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newDocument } from '@/codes'
import { startTestPayload } from '@/testing/test-payload'
import type { UrlReputationProvider } from './url-reputation-provider'

let payload: Payload

beforeAll(async () => {
  payload = await startTestPayload()
})
beforeEach(async () => {
  for (const collection of ['code-files', 'codes', 'blocked-hosts', 'reports'] as const) {
    await payload.delete({ collection, where: {} })
  }
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

let count = 0
/** Creates a code that leads to `url` and was last checked `hours` hours ago. */
async function addCode(url: string, hours: number | null, more: object = {}) {
  const checkedAt = hours === null ? null : new Date(Date.now() - hours * 3_600_000).toISOString()
  const document = newDocument({ type: 'url', url }, 'en')
  const slug = `code${count++}`
  const data = { slug, type: 'url', document, status: 'active', checkedAt, ...more } as const
  const { id } = await payload.create({ collection: 'codes', data: { revision: 1, ...data } })
  return id
}

const read = async (id: string) => {
  const { status, suspicion, blockReason, checkedAt } = await payload.findByID({
    collection: 'codes',
    id,
  })
  return { status, suspicion, blockReason, checkedAt }
}

let names = 0
function providerAgainst(host: string | null): UrlReputationProvider & { asked: string[] } {
  const requested: string[] = []
  return {
    name: `provider${names++}`,
    asked: requested,
    async check(urls, _signal, report, answered) {
      requested.push(...urls)
      if (host === null) throw new Error('down')
      for (const url of urls) {
        if (url.includes(host)) report({ url, reason: 'phishing', fault: 'reported' })
        answered(url)
      }
    },
  }
}

async function recheck(...providers: UrlReputationProvider[]) {
  const { recheckCodes } = await import('./recheck-codes')
  const { localBlockList } = await import('./local-block-list')
  return recheckCodes(providers.length > 0 ? providers : [localBlockList])
}

describe('checking again', () => {
  it('is for codes that wait for it, the longest waiting first', async () => {
    await addCode('https://fresh.example/', 1)
    await addCode('https://old.example/', 30)
    await addCode('https://never.example/', null)
    await addCode('https://older.example/', 60)
    await addCode('https://deleted.example/', 60, { deletedAt: new Date().toISOString() })
    await addCode('https://blocked.example/', 60, { status: 'blocked', blockReason: 'x' })
    const provider = providerAgainst('nobody')
    expect(await recheck(provider)).toBe(3)
    expect(provider.asked).toEqual(
      expect.arrayContaining(['https://never.example/', 'https://older.example/']),
    )
    expect(await recheck(provider)).toBe(0)
  })

  it('notes what is said against one, and takes it back', async () => {
    const bad = await addCode('bad.example', 30)
    const good = await addCode('https://good.example/', 30)
    const provider = providerAgainst('bad.example')
    await recheck(provider)
    expect(await read(bad)).toMatchObject({
      status: 'active',
      suspicion: `${provider.name}: phishing (bad.example)`,
    })
    expect((await read(good)).suspicion).toBeNull()
    await payload.update({ collection: 'codes', id: bad, data: { checkedAt: null } })
    await recheck(providerAgainst('nobody'))
    expect((await read(bad)).suspicion).toBeNull()
  })

  it('takes nothing back while a provider is silent, and comes again soon', async () => {
    const id = await addCode('https://bad.example/', 30, { suspicion: 'other: malware' })
    await recheck(providerAgainst(null))
    const { suspicion, checkedAt } = await read(id)
    expect(suspicion).toBe('other: malware')
    const hoursAgo = (Date.now() - Date.parse(checkedAt ?? '')) / 3_600_000
    expect(hoursAgo).toBeCloseTo(22, 1)
  })

  it('ends the preview of a code that nobody could check before, and comes again within minutes', async () => {
    const id = await addCode('https://good.example/', null, { suspicion: 'unchecked' })
    await recheck(providerAgainst(null))
    const { suspicion, checkedAt } = await read(id)
    expect(suspicion).toBe('unchecked')
    const hoursAgo = (Date.now() - Date.parse(checkedAt ?? '')) / 3_600_000
    expect(hoursAgo).toBeCloseTo(24 - 5 / 60, 1)
    await payload.update({ collection: 'codes', id, data: { checkedAt: null } })
    await recheck(providerAgainst('nobody'))
    expect((await read(id)).suspicion).toBeNull()
  })

  it('leaves alone what its owner has changed meanwhile', async () => {
    const id = await addCode('https://bad.example/', 30)
    const slow = providerAgainst('bad.example')
    const check: UrlReputationProvider['check'] = async (...checkArguments) => {
      await slow.check(...checkArguments)
      await payload.db.drizzle.execute(sql`update codes set revision = 2 where id = ${id}`)
    }
    await recheck({ name: 'slow', check })
    expect((await read(id)).suspicion).toBeNull()
  })
})

describe('a blocked host', () => {
  it('stops the codes that lead there, or below it, until it is allowed again', async () => {
    const direct = await addCode('https://evil.example.com/', 1)
    const below = await addCode('https://www.shop.evil.example.com/a', 1)
    const paused = await addCode('https://evil.example.com/', 1, { status: 'paused' })
    const other = await addCode('https://notevil.example.com/', 1)
    const blockedOtherwise = await addCode('https://evil.example.com/b', 1, {
      status: 'blocked',
      blockReason: 'Something else',
    })
    const host = await payload.create({
      collection: 'blocked-hosts',
      data: { host: 'https://EVIL.example.com/x', reason: 'Fake shop' },
    })
    expect(host.host).toBe('evil.example.com')
    await recheck()
    for (const id of [direct, below]) {
      expect(await read(id)).toMatchObject({ status: 'blocked', blockReason: 'Fake shop' })
    }
    expect((await read(paused)).status).toBe('blocked')
    expect(await read(other)).toMatchObject({ status: 'active', suspicion: null })

    await payload.delete({ collection: 'blocked-hosts', id: host.id })
    await recheck()
    expect(await read(direct)).toMatchObject({ status: 'active', blockReason: null })
    expect(await read(blockedOtherwise)).toMatchObject({
      status: 'blocked',
      blockReason: 'Something else',
    })
  })

  it('is a host, and there once', async () => {
    const add = (host: string) =>
      payload.create({ collection: 'blocked-hosts', data: { host, reason: 'x' } })
    await add('bad.example.com')
    for (const host of ['bad.example.com', 'co.uk', 'localhost', '10.0.0.1', '']) {
      await expect(add(host), host).rejects.toThrow()
    }
  })

  it('refuses addresses on saving', async () => {
    await payload.create({
      collection: 'blocked-hosts',
      data: { host: 'bad.example.com', reason: 'Fake shop' },
    })
    const { checkTargets } = await import('./check-targets')
    const { localBlockList } = await import('./local-block-list')
    const urls = ['https://a.bad.example.com/', 'https://example.com/']
    expect(await checkTargets(urls, [localBlockList])).toEqual({
      verdicts: [{ url: urls[0], source: 'block-list', reason: 'Fake shop', fault: 'blocked' }],
      unanswered: new Set(),
      unchecked: new Set(),
    })
  })
})

describe('a report', () => {
  it('has the code asked about again at once', async () => {
    const id = await addCode('https://example.com/', 1)
    const data = { address: '/q/abc', code: id, reason: 'phishing', status: 'new' } as const
    await payload.create({ collection: 'reports', data })
    expect((await read(id)).checkedAt).toBeNull()
  })

  it('that is upheld blocks its code where that is asked for', async () => {
    const id = await addCode('https://example.com/', 1, { locale: 'de' })
    const data = { address: '/q/abc', code: id, reason: 'spam', status: 'new' } as const
    const report = await payload.create({ collection: 'reports', data })
    const uphold = (more: object) =>
      payload.update({ collection: 'reports', id: report.id, data: { status: 'upheld', ...more } })
    await uphold({})
    expect((await read(id)).status).toBe('active')
    await uphold({ blockCode: true })
    const { status, blockReason } = await read(id)
    expect(status).toBe('blocked')
    expect(blockReason).toMatch(/spam/i)
  })
})

describe('a code that its owner deleted', () => {
  it('goes for good after 30 days, with its scans and files', async () => {
    const { purgeCodes } = await import('../housekeeping/purge-codes')
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const gone = await addCode('https://example.com/', 1, { deletedAt: daysAgo(31) })
    const waiting = await addCode('https://example.com/', 1, { deletedAt: daysAgo(29) })
    for (const code of [gone, waiting]) {
      await payload.db.drizzle.execute(sql`
        insert into scans (at, id, code_id, kind, device, system, browser)
        values (now(), gen_random_uuid(), ${code}, 'scan', 'mobile', 'ios', 'safari')`)
      await payload.create({
        collection: 'code-files',
        data: { code, filename: 'a.txt', mimeType: 'text/plain', filesize: 1, storageKey: code },
      })
    }
    expect(await purgeCodes()).toBe(1)
    expect(await purgeCodes()).toBe(0)
    const { rows } = await payload.db.drizzle.execute(sql`
      select code_id as id from scans union all select code_id from code_files
      union all select id from codes`)
    expect(rows.map(({ id }) => id)).toEqual([waiting, waiting, waiting])
  })
})
