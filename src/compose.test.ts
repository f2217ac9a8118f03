import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { variables } from './env'

type Service = {
  image?: string
  restart?: string
  logging?: { options: Record<string, string> }
  mem_limit?: string
  environment?: Record<string, string>
  volumes?: string[]
  command?: string[]
  networks: string[]
  healthcheck?: { test: string[] }
}
type Compose = {
  services: Record<string, Service> & Record<'web' | 'proxy' | 'postgres' | 's3', Service>
  volumes: Record<string, null>
  configs: Record<string, { content: string }>
}

const text = readFileSync('docker-compose.yml', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')
const { services, volumes, configs } = parse(text, { merge: true }) as Compose

/** Replaces `$$` by `$`, as Compose does. */
const contentOf = (name: string) => (configs[name]?.content ?? '').replaceAll('$$', '$')

it('pins every image to a release', () => {
  const images = Object.values(services).flatMap(({ image }) => image ?? [])
  expect(images.length).toBeGreaterThan(3)
  const [, base] = /^ARG NODE_IMAGE=(\S+)/m.exec(dockerfile) ?? []
  for (const image of [...images, base]) expect(image).toMatch(/:\d+\.\d+/)
})

it('restarts every service and limits its memory and its log', () => {
  for (const [name, service] of Object.entries(services)) {
    // This service ends after it has created the bucket.
    expect(service.restart, name).toBe(name === 's3-bucket' ? 'on-failure' : 'unless-stopped')
    expect(service.logging?.options, name).toHaveProperty('max-size')
    expect(service.mem_limit, name).toMatch(/^\d+[mg]$/)
  }
})

it('asks PostgreSQL over TCP, so that the server that fills an empty volume does not count', () => {
  expect(services.postgres.healthcheck?.test).toContain('127.0.0.1')
})

it('runs jobs in a container like that of the site, where asked to', () => {
  expect(services.worker).toMatchObject({
    ...{ environment: services.web.environment, volumes: services.web.volumes },
    ...{ command: ['node', 'scripts/start.mjs', '--worker'], profiles: ['worker'] },
  })
})

it('makes backups every day in a container like that of the site, with a volume of their own', () => {
  const { backup, web } = services
  expect(backup).toMatchObject({ environment: web.environment, init: true, networks: ['back'] })
  expect(backup?.command?.at(-1)).toContain('node scripts/backup.mjs backup --keep /backups')
  expect(backup?.volumes).toContain('backups:/backups')
  expect(dockerfile).toMatch(/chown .* \/runtime\/backups/)
  expect(contentOf('application-role')).toContain('database quietzone_check owner quietzone')
})

it('tries a backup that failed again, and then waits for a day', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quietzone-compose-'))
  const log = join(folder, 'log')
  const write = (name: string, text: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  // The first backup fails; the loop ends in its second pause.
  write('node', `echo "$@" >> ${log}; test $(grep -c backup ${log}) -gt 1`)
  write('sleep', `echo "$@" >> ${log}; test "$1" = 3600 || kill $PPID`)
  const [command = '', ...args] = services.backup?.command ?? []
  spawnSync(command, args, {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    timeout: 20_000,
  })
  const backup = 'scripts/backup.mjs backup --keep /backups'
  expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([backup, '3600', backup, '86400'])
})

it('runs the same under systemd', () => {
  const units = readdirSync('ops').filter((name) => /\.(service|timer)$/.test(name))
  const service = readFileSync('ops/quietzone-backup.service', 'utf8')
  expect(readFileSync('ops/quietzone-backup.timer', 'utf8')).toContain('OnCalendar=')
  for (const unit of units) {
    const [, script] =
      /^ExecStart=\/usr\/bin\/node (\S+)/m.exec(readFileSync(`ops/${unit}`, 'utf8')) ?? []
    expect(unit.endsWith('.timer') || existsSync(script ?? ''), unit).toBe(true)
  }
  const [, folder] = /--keep \/var\/lib\/(\S+)/.exec(service) ?? []
  expect(service).toContain(`StateDirectory=${folder}\n`)
})

it('stores data in volumes', () => {
  const folders = Object.entries({
    web: '/app/.data',
    postgres: '/var/lib/postgresql',
    s3: '/data',
    backup: '/backups',
    proxy: '/data',
  })
  for (const [name, folder] of folders) {
    const [volume] = services[name]?.volumes?.filter((one) => one.endsWith(`:${folder}`)) ?? []
    expect(Object.keys(volumes), name).toContain(volume?.split(':')[0])
  }
})

it('passes on every variable', () => {
  const ofTheImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']
  const passed = Object.keys(services.web.environment ?? {})
  for (const name of Object.keys(variables.shape))
    if (!ofTheImage.includes(name)) expect(passed).toContain(name)
})

it('gives the site no key of an administrator, and outsiders no way to the data', () => {
  expect(services.web.environment?.S3_ACCESS_KEY_ID).toBe('quietzone')
  expect(JSON.stringify(services.web)).not.toMatch(/ROOT/)
  expect(services.postgres.environment).not.toHaveProperty('POSTGRES_USER')
  expect(contentOf('application-role')).toContain('create role quietzone login nosuperuser')
  expect(contentOf('start-s3')).not.toContain('Admin')
  expect(services.proxy.networks).toEqual(['front'])
  for (const name of ['postgres', 's3']) expect(services[name]?.networks).toEqual(['back'])
})

it('accepts passwords with any character', () => {
  const password = `a"b\\c'd$e/f@g#h%i{j}&k é`
  const folder = mkdtempSync(join(tmpdir(), 'quietzone-compose-'))
  const script = contentOf('start-s3')
    .replaceAll('/tmp/s3.json', join(folder, 's3.json'))
    .replace('exec weed', 'true')
  const env = { ...process.env, S3_SECRET_ACCESS_KEY: password }
  expect(spawnSync('sh', ['-c', script], { env }).status).toBe(0)
  const { identities } = JSON.parse(readFileSync(join(folder, 's3.json'), 'utf8'))
  expect(identities[0].credentials).toEqual([{ accessKey: 'quietzone', secretKey: password }])
  // In the address, the password would have to be encoded.
  expect(services.web.environment?.DATABASE_URL).not.toContain('PASSWORD')
  expect(services.web.environment?.PGPASSWORD).toContain('POSTGRES_PASSWORD')
  vi.stubEnv('PGPASSWORD', password)
  const client = new pg.Client(services.web.environment?.DATABASE_URL)
  vi.unstubAllEnvs()
  expect(client.password).toBe(password)
})

it('asks the site before it requests certificates of sub-domains', () => {
  expect(contentOf('caddyfile')).toContain('ask http://web:3000/internal/certificate')
})
