import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { message } from '../catalog'
import { type Answer, openLooks } from './open-looks'
import { type BreakableSite, startBreakableSite } from './start-breakable-site'

let site: BreakableSite
let looks: Awaited<ReturnType<typeof openLooks>>

// Mails and jobs are tried again after a minute.
vi.setConfig({ testTimeout: 400_000 })

const patience = { timeout: 60_000, interval: 200 }
const minutes = { timeout: 200_000, interval: 500 }
const hourMs = 3_600_000

const start = async (storage: 'bucket' | 'disk') => {
  site = await startBreakableSite(storage)
  looks = await openLooks(site)
}
const stop = async () => {
  expect(await site.stop()).toBe(0)
}

/** A page that nobody has asked for. */
const newPage = () => `/de/blog/search?q=${randomUUID()}`

/** What a visitor, an owner and an editor do works. */
async function expectAllWell(): Promise<void> {
  await expect.poll(async () => (await fetch(site.url + paths.ready)).status, patience).toBe(200)
  expect((await looks.readPage(newPage())).status).toBe(200)
  expect((await looks.owner.create()).status).toBe(201)
  expect((await looks.editor.signIn()).status).toBe(200)
  expect((await looks.editor.save()).status).toBe(201)
}

/**
 * Something fails and recovers while a code is scanned and a stored page is read: each of these requests is
 * answered, afterwards all is well, and each scan and write that was answered is in the database.
 */
async function whileVisited(
  fail: (untilScanned: () => Promise<void>) => Promise<void>,
  recover: () => void,
): Promise<void> {
  const scanning = await looks.scan()
  const untilScanned = async () => {
    const before = scanning.counts.scans.answered
    await expect.poll(() => scanning.counts.scans.answered, patience).toBeGreaterThan(before + 100)
  }
  try {
    await untilScanned()
    await fail(untilScanned)
    recover()
    await expectAllWell()
    await untilScanned()
  } finally {
    recover()
    await scanning.stop()
  }
  const { scans, pages } = scanning.counts
  expect({ scans: scans.failed, pages: pages.failed }).toEqual({ scans: 0, pages: 0 })
  await expect.poll(looks.findLost, patience).toEqual([])
}

/** The answer of the API of codes, and of that of the admin, for what is not possible now. */
const ownerUnavailable = { status: 503, retryAfter: '30', body: { key: 'unavailable' } }
const editorUnavailable = (key = 'codes.problems.unavailable') => ({
  status: 503,
  body: { errors: [{ message: message('de', key) }] },
})

describe('a site with a bucket', () => {
  beforeAll(() => start('bucket'), 240_000)
  afterAll(stop, 60_000)

  it('says that it cannot do this now while its database is frozen, or gone', async () => {
    for (const fault of ['stall', 'cut'] as const)
      await whileVisited(async (untilScanned) => {
        site.database[fault]()
        await untilScanned()
        expect(await looks.readPage(newPage())).toEqual({
          ...{ status: 503, retryAfter: '30', title: message('de', 'site.errors.fatal') },
        })
        expect(await looks.owner.create()).toMatchObject(ownerUnavailable)
        expect(await looks.editor.save()).toMatchObject(editorUnavailable())
        expect(await looks.editor.signIn()).toMatchObject(editorUnavailable())
      }, site.database.restore)
  })

  it('refuses files while its bucket refuses or hangs, and stores none by half', async () => {
    const { url } = (await looks.editor.upload('before.png')).body.doc
    const picture = url.replace(site.url, '')
    const id = randomUUID()
    for (const fault of ['cut', 'stall'] as const)
      await whileVisited(async () => {
        const before = site.listFiles()
        site.files[fault]()
        expect((await looks.readPage(newPage())).status).toBe(200)
        expect(await looks.send(picture)).toMatchObject({ status: 503, retryAfter: '30' })
        expect((await looks.owner.create()).status).toBe(201)
        expect(await looks.owner.upload(id)).toMatchObject(ownerUnavailable)
        expect((await looks.editor.save()).status).toBe(201)
        expect(await looks.editor.upload('meanwhile.png')).toMatchObject(
          editorUnavailable('uploads.problems.server'),
        )
        expect(site.listFiles()).toEqual(before)
        const { rows } = await site.pool.query(`
          select filename as name from media where filename like 'meanwhile%'
          union all select filename from code_files`)
        expect(rows).toEqual([])
      }, site.files.restore)
    expect((await looks.send(picture)).status).toBe(200)
    expect((await looks.owner.upload(id)).status).toBe(201)
    expect((await looks.editor.upload('meanwhile.png')).status).toBe(201)
  })

  it('keeps mails while its mail server refuses or hangs, says so, and sends them later', async () => {
    const contact = async () => {
      const body = new FormData()
      const fields = {
        ...{ reason: 'question', firstname: 'Ada', lastname: 'Byron', email: 'ada@example.com' },
        ...{ mobile: '', subject: 'No mail', message: 'Is this kept?', elapsedMs: '9000' },
      }
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return looks.send('/contact-messages', { method: 'POST', body })
    }
    const mailKey = () =>
      looks.owner.act('mail-key', JSON.stringify({ email: 'lan@example.com', locale: 'de' }), {
        'content-type': 'application/json',
      })
    const faults: [() => void, () => void][] = [
      [
        () => {
          site.mails.refusal = Object.assign(new Error('Busy'), { responseCode: 451 })
        },
        () => {
          site.mails.refusal = undefined
        },
      ],
      [site.mail.stall, site.mail.restore],
    ]
    for (const [fault, recover] of faults)
      await whileVisited(async () => {
        fault()
        expect(await contact()).toMatchObject({ status: 201, body: { status: 'sent' } })
        expect((await looks.owner.create({ email: 'owner@example.com' })).status).toBe(201)
        expect(await mailKey()).toMatchObject({
          ...{
            status: 503,
            body: { key: 'unavailable', detail: 'The mail server did not take it' },
          },
        })
        expect((await looks.editor.save()).status).toBe(201)
        expect(site.mails.mails).toEqual([])
      }, recover)
    expect((await mailKey()).status).toBeLessThan(300)
    // What failed is tried again after a minute, by a job that runs every minute.
    await expect
      .poll(() => site.mails.mails.map(({ to }) => String(to)).sort(), minutes)
      .toEqual([
        ...['lan@example.com', 'owner@example.com', 'owner@example.com'],
        ...['team@example.com', 'team@example.com'],
      ])
  })

  it('retries webhooks while names cannot be resolved, and nothing else waits', async () => {
    const made = await looks.sendJson(`${paths.codesApi}/workspaces`, { name: 'Café' })
    const headers = { authorization: `Bearer ${made.body.secret}` }
    const webhooks = `${paths.codesApi}/workspace/webhooks`
    const url = 'https://hooks.example.com/scans'
    const events = ['code.created']
    const { body: webhook } = await looks.sendJson(webhooks, { url, events }, headers)
    const readFailures = async () => {
      const { body } = await looks.send(`${webhooks}/${webhook.id}/deliveries`, { headers })
      return (body.deliveries as { attempts: number; failure: string }[]).map(
        ({ attempts, failure }) => ({ attempts, failure }),
      )
    }
    await whileVisited(
      async () => {
        site.names.setMode('refused')
        const { body } = await looks.sendJson(
          `${paths.codesApi}/codes`,
          { document: looks.document },
          headers,
        )
        const failure = 'The name server did not answer'
        await expect.poll(readFailures, minutes).toEqual([{ attempts: 1, failure }])
        site.names.setMode('silent')
        expect(body.code.slug).toBeDefined()
        await expectAllWell()
        await expect
          .poll(readFailures, minutes)
          .toEqual([{ attempts: 2, failure: expect.stringMatching(/did not/) }])
        // That nobody answers for the name proves nothing about the target.
        const { rows } = await site.pool.query('select failing_since from target_checks')
        expect(rows.every(({ failing_since }) => failing_since === null)).toBe(true)
      },
      () => site.names.setMode('unknown'),
    )
  })

  it('goes on when the clock jumps ahead and back: limits end, jobs run, scans keep their time', async () => {
    const runs = () => site.readMetric('quietzone_job_runs_total{task="send-mails",process="next"}')
    const untilJobsRun = async () => {
      const before = await runs()
      await expect.poll(runs, minutes).toBeGreaterThan(before)
    }
    const guess = () =>
      looks.send(`${paths.codesApi}/destinations/22222222`, {
        headers: { 'x-forwarded-for': '198.51.100.1' },
      })
    const spans: { fromMs: number; aheadMs: number }[] = []
    const setClock = (aheadMs: number) => {
      site.setClock(aheadMs)
      spans.push({ fromMs: Date.now(), aheadMs })
    }
    await whileVisited(
      async (untilScanned) => {
        for (const aheadMs of [2 * hourMs, 0, -2 * hourMs]) {
          setClock(aheadMs)
          await untilScanned()
          await expectAllWell()
          if (aheadMs > 0) {
            await expect.poll(async () => (await guess()).status, patience).toBe(429)
          } else expect((await guess()).status).toBe(404)
          await untilJobsRun()
        }
      },
      () => site.setClock(0),
    )
    const { rows } = await site.pool.query<{ ahead: number; count: number }>(
      `select round(extract(epoch from at - now()) / 3600)::int as ahead, count(*)::int as count
       from scans where at > now() - interval '3 hours' group by 1 order by 1`,
    )
    expect(rows.map(({ ahead }) => ahead)).toEqual([-2, 0, 2])
  })

  it('loses nothing when the process with Next runs out of memory', async () => {
    const findNext = () => {
      const args = ['-o', 'pid=,args=', '--ppid', String(site.pid)]
      const lines = execFileSync('ps', args, { encoding: 'utf8' })
      return /(\d+) .*run-next/.exec(lines)?.[1]
    }
    const before = findNext() as string
    await whileVisited(
      async () => {
        execFileSync('prlimit', ['--pid', before, '--data=1000000'])
        const answers: Answer[] = []
        const act = async () => {
          while (findNext() === before) {
            answers.push(await looks.owner.create(), await looks.editor.save())
            await looks.readPage(newPage())
          }
        }
        await Promise.all(Array.from({ length: 5 }, act))
        for (const { status } of answers) expect([201, 500, 503]).toContain(status)
      },
      () => {},
    )
    expect(findNext()).not.toBe(before)
  })
})

describe('a site on a small disk', () => {
  beforeAll(() => start('disk'), 240_000)
  afterAll(stop, 60_000)

  it('refuses files while the disk is full, and stores all else', async ({ skip }) => {
    const { disk } = site
    if (!disk) return skip('Only root can mount a small disk')
    await whileVisited(async (untilScanned) => {
      const before = site.listFiles()
      disk.fill()
      await untilScanned()
      expect((await looks.readPage(newPage())).status).toBe(200)
      expect((await looks.owner.create()).status).toBe(201)
      expect(await looks.owner.upload(randomUUID())).toMatchObject(ownerUnavailable)
      expect((await looks.editor.save()).status).toBe(201)
      expect((await looks.editor.upload('meanwhile.png')).status).toBeGreaterThanOrEqual(400)
      expect(site.listFiles()).toEqual(before)
      const { rows } = await site.pool.query(
        'select filename as name from media where filename like $1 union all select filename from code_files',
        ['meanwhile%'],
      )
      expect(rows).toEqual([])
    }, disk.empty)
    expect((await looks.owner.upload(randomUUID())).status).toBe(201)
    expect((await looks.editor.upload('meanwhile.png')).status).toBe(201)
  })
})
