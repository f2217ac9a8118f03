import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const compose = readFileSync('docker-compose.yml', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')
const sectionOf = (name: string) =>
  new RegExp(`\n  ${name}:\n([\\s\\S]*?)(?=\n\n|\n  \\S|$)`).exec(compose)?.[1] ?? ''

it('pins every image to a release', () => {
  const images = [
    ...[...compose.matchAll(/image: (\S+)/g)].map(([, image]) => image),
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
  ]
  expect(images.length).toBeGreaterThan(5)
  for (const image of images) expect(image).toMatch(/:(RELEASE\.\d{4}-|\d+\.\d+)/)
})

it('gives the site no key of an administrator', () => {
  const site = sectionOf('web')
  expect(site).toContain('S3_ACCESS_KEY_ID: quietzone')
  expect(site).not.toMatch(/ROOT/)
  expect(sectionOf('s3')).toContain('MINIO_ROOT_USER: root')
  expect(sectionOf('postgres')).not.toContain('POSTGRES_USER')
  expect(compose).toContain('create role quietzone login nosuperuser')
})
