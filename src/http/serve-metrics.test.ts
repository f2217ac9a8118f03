import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backupMarks } from '@/env'
import { log } from '@/log'
import { countJob, countRequest, metrics } from '@/metrics'
import { findRequestKind } from './observe-request'
import { serveMetrics } from './serve-metrics'

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-metrics-'))
let server: Awaited<ReturnType<typeof serveMetrics>>
let text: string

beforeAll(async () => {
  mkdirSync(join(dataDir, 'scans'))
  writeFileSync(join(dataDir, 'scans/scans-1.jsonl'), '')
  for (const [at, file] of Object.values(backupMarks).entries()) {
    writeFileSync(join(dataDir, file), '')
    utimesSync(join(dataDir, file), 1_000 + at, 1_000 + at)
  }
  writeFileSync(join(dataDir, 'scans/scans-2.jsonl.unreadable'), '')
  // Other test files of the process have counted requests, too.
  metrics.requests.page.fill(0)
  metrics.durations.page.buckets.fill(0)
  Object.assign(metrics.durations.page, { sum: 0, count: 0 })
  countRequest('page', 200, 0.004)
  countRequest('page', 503, 0.2)
  countRequest('page', 200, 60)
  metrics.scans.lost += 2
  metrics.isReady = async () => false
  metrics.pools.set('test', { totalCount: 5, idleCount: 2, waitingCount: 7 })
  const fail = async () => {
    throw new Error('Broken')
  }
  await countJob('test', async () => {})
  await expect(countJob('test', fail)).rejects.toThrow('Broken')
  log.level = 'silent'
  log.error('Counted although silent lines are not written')
  server = await serveMetrics(0, '127.0.0.1', dataDir)
  text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
})
afterAll(() => server.stop())

it.each([
  'quietzone_requests_total{kind="page",status="2xx"} 2',
  'quietzone_requests_total{kind="page",status="5xx"} 1',
  'quietzone_request_duration_seconds_bucket{kind="page",le="0.005"} 1',
  'quietzone_request_duration_seconds_bucket{kind="page",le="0.25"} 2',
  'quietzone_request_duration_seconds_bucket{kind="page",le="30"} 2',
  'quietzone_request_duration_seconds_bucket{kind="page",le="+Inf"} 3',
  'quietzone_request_duration_seconds_count{kind="page"} 3',
  'quietzone_scans_lost_total 2',
  'quietzone_scan_files{state="waiting"} 1',
  'quietzone_scan_files{state="unreadable"} 1',
  'quietzone_ready 0',
  'quietzone_backup_timestamp_seconds{step="made"} 1000',
  'quietzone_backup_timestamp_seconds{step="tested"} 1001',
  'quietzone_job_runs_total{task="test"} 2',
  'quietzone_job_failures_total{task="test"} 1',
  'quietzone_pool_connections{pool="test",state="busy"} 3',
  'quietzone_pool_waiting{pool="test"} 7',
])('serves %s', (line) => expect(text.split('\n')).toContain(line))

it.each(['ops/alerts.yml', 'ops/grafana-dashboard.json'])('serves every metric of %s', (file) => {
  const used = readFileSync(file, 'utf8').match(/\b(?:quietzone|nodejs|process)_[a-z0-9_]+/g) ?? []
  expect(used.length).toBeGreaterThan(5)
  const served = new Set(text.match(/^[a-z0-9_]+/gm))
  const declared = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  expect([...new Set(used)].filter((name) => !served.has(name) && !declared.has(name))).toEqual([])
})

it('has nothing else on its port', async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404)
})

it.each([
  ['/', 'page'],
  ['/apiary', 'page'],
  ['/api/posts?depth=1', 'cms'],
  ['/api/v1/codes', 'api'],
  ['/_next/static/a.js', 'file'],
  ['/readyz', 'health'],
])('counts %s as %s', (url, kind) => expect(findRequestKind(url)).toBe(kind))
