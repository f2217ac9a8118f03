import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/postcss'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags } from './scripts/find-chromium.mjs'
import { browserCommands } from './src/testing/browser-commands'

const alias = {
  // Next has modules of its own in their place, which exist in what it builds only.
  'server-only': fileURLToPath(new URL('./src/testing/server-only.ts', import.meta.url)),
  'next/headers': fileURLToPath(new URL('./src/testing/next-headers.ts', import.meta.url)),
  '@payload-config': fileURLToPath(new URL('./payload.config.ts', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
}

/** Server actions of client components; Vite would prepare all that they import for the browser. */
const serverActions = {
  '@/data/contact/submit-contact-form': fileURLToPath(
    new URL('./src/testing/submit-contact-form.ts', import.meta.url),
  ),
}

/** The settings of the server, which some components read when they are rendered there. */
const settings = {
  '@/env': fileURLToPath(new URL('./src/testing/component-env.ts', import.meta.url)),
}

/** As in Next, what is imported of a picture is an object with its address. */
const pictures = {
  name: 'pictures',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('.svg')
      ? `import src from ${JSON.stringify(`${id}?url`)}\nexport default { src }`
      : undefined,
}

// See src/start/run-child.ts.
const execArgv = ['--conditions=production']

const pureTests = ['src/{codes,qr,std}/**/*.test.ts']
const integrationTests = 'src/**/*.int.test.ts'
const componentTests = '**/*.component.test.{ts,tsx}'
/** The complete matrices behind the gate's samples: `npm run test:release`. */
const releaseTests = '**/*.release.test.ts'
const isRelease = Boolean(process.env.QZ_RELEASE)

const listTests = (folders: string[], name: RegExp, has: (text: string) => boolean) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => name.test(file))
        .map((file) => `${folder}/${file}`),
    )
    .filter((file) => has(readFileSync(file, 'utf8')))

/** Unit tests that replace modules, which the other files must not see: they get a process each. */
const mockedTests = listTests(
  ['src', 'scripts'],
  /(?<!\.(?:int|component|release))\.test\.tsx?$/,
  (text) => /vi\.(?:mock|doMock|resetModules)\(/.test(text),
)

/** Integration tests that use the CMS as it is, so that one is enough for all of them. */
const sharedTests = listTests(
  ['src'],
  /\.int\.test\.ts$/,
  (text) =>
    /startTestPayload\((?:\)|undefined)/.test(text) &&
    !/vi\.(?:mock|resetModules)\(|payload\??\.destroy\(/.test(text),
)

/** Tests of a sample in the gate, and of everything in the release tests. */
const sampledTests = listTests(['src', 'e2e/http'], /\.test\.ts$/, (text) =>
  text.includes('sampleInGate('),
)

/**
 * Packages that client modules import, which Vite bundles before the first test. It looks for no
 * others, because finding one during a test reloads the page; a test that needs one fails.
 */
const clientPackages = [
  '@payloadcms/richtext-lexical/react',
  '@payloadcms/ui',
  '@undecaf/zbar-wasm',
  'altcha-lib',
  'altcha-lib/algorithms/pbkdf2',
  'axe-core',
  'bowser',
  'chardet',
  'cborg',
  'color-string',
  'comlink',
  'diff',
  'fflate',
  'idb',
  'isbot',
  'jsqr',
  'jszip',
  'leaflet',
  'libheif-js/libheif-wasm/libheif-bundle.mjs',
  'libphonenumber-js/max',
  'libphonenumber-js/min',
  'next-intl',
  'next-intl/routing',
  'next/dist/shared/lib/app-router-context.shared-runtime',
  'next/dist/shared/lib/hooks-client-context.shared-runtime',
  'next/link',
  'next/navigation',
  'numfmt',
  'ofetch',
  'papaparse',
  'pdfjs-dist',
  'pdfjs-dist/build/pdf.worker.mjs',
  'punycode/punycode.js',
  'qr/decode.js',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'saxes',
  'tldts',
  'utif2',
  'vitest-browser-react',
  'write-excel-file/universal',
  'zod',
  'zod/mini',
  'zxing-wasm/reader',
  'zxing-wasm/writer',
]

const integration = {
  execArgv,
  setupFiles: 'src/testing/quick-passwords.ts',
  globalSetup: 'src/testing/integration-setup.ts',
  testTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // By default one processor is left idle, of two that is half.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/*-for-test.ts', 'src/testing/**', 'src/payload-types.ts'],
      reporter: ['text-summary', 'json', 'json-summary', 'html'],
    },
    projects: [
      {
        plugins: [pictures],
        resolve: { alias },
        test: {
          // Files share a process and the modules it has loaded: starting a process takes longer
          // than most of them.
          name: 'pure',
          execArgv,
          isolate: false,
          unstubGlobals: true,
          include: pureTests,
          exclude: [componentTests, releaseTests, ...mockedTests],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [pictures],
        resolve: { alias },
        test: {
          name: 'unit',
          execArgv,
          setupFiles: 'src/testing/set-languages.ts',
          isolate: false,
          unstubGlobals: true,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          exclude: [integrationTests, componentTests, releaseTests, ...pureTests, ...mockedTests],
          // Drawing and decoding many codes takes its time where others use the processors too.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [pictures],
        resolve: { alias },
        test: {
          name: 'mocked',
          execArgv,
          setupFiles: 'src/testing/set-languages.ts',
          include: mockedTests,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [pictures],
        resolve: { alias: { ...serverActions, ...settings, ...alias } },
        define: { 'process.env.NODE_ENV': '"test"', 'process.env': '{}' },
        css: { postcss: { plugins: [tailwindcss()] } },
        optimizeDeps: { include: clientPackages, noDiscovery: true },
        // Sources do not change during a run, so that workers and pages load each of them once.
        ...(process.argv.includes('run') && {
          server: { headers: { 'Cache-Control': 'max-age=3600' } },
        }),
        test: {
          // Files share a page and the modules it has loaded: starting over takes longer than most of
          // them. So they replace no modules, and what they spy on or stub is restored.
          name: 'component',
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: ['src/**/*.component.test.{ts,tsx}'],
          // Listed as flaky by `npm test`, like a journey that passes on retry.
          retry: process.env.CI ? 1 : 0,
          setupFiles: 'src/testing/set-up-components.ts',
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: browserCommands,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: {
                args: chromiumFlags,
                ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
              },
              contextOptions: { locale: 'en-US', timezoneId: 'Europe/Berlin' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [pictures],
        resolve: { alias },
        test: {
          name: 'integration',
          ...integration,
          include: [integrationTests],
          exclude: sharedTests,
        },
      },
      {
        plugins: [pictures],
        resolve: { alias },
        test: { name: 'shared', ...integration, isolate: false, include: sharedTests },
      },
      {
        plugins: [pictures],
        resolve: { alias },
        test: {
          // The running site over HTTP, without a browser.
          name: 'http',
          environment: 'node',
          execArgv,
          include: isRelease
            ? [
                ...sampledTests.filter((file) => file.startsWith('e2e/')),
                `e2e/http/${releaseTests}`,
              ]
            : ['e2e/http/*.test.ts'],
          exclude: isRelease ? [] : [releaseTests],
          globalSetup: 'e2e/serve-site.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [pictures],
        resolve: { alias },
        test: {
          name: 'release',
          ...integration,
          include: [
            'src/**/*.release.test.ts',
            ...sampledTests.filter((file) => file.startsWith('src/')),
          ],
          testTimeout: 300_000,
        },
      },
    ],
  },
})
