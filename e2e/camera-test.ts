import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { writeCameraVideo } from './camera-video'
import { message } from './catalog'
import { test as siteTest } from './site-test'

export const texts = ['https://example.com/menu', '=1+1 from the second code'] as const

export const t = (key: string) => message('en', `scanner.camera.${key}`)

/** A Chromium whose camera is a video with two drawn codes. */
export const test = siteTest.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'camera-'))
      const video = join(folder, 'codes.y4m')
      await writeCameraVideo(video, texts)
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${video}`,
        ],
      })
      await use(browser)
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export const cameraOf = (page: Page) => page.getByRole('region', { name: t('label'), exact: true })

export const allow = (page: Page) => page.context().grantPermissions(['camera'])
