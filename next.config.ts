import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
// Imported for its check: a bad environment fails the build.
import { buildFolder, env } from './src/env'
import { localeCodes } from './src/i18n/locales'
import { paths, redirectedPaths } from './src/paths'

const development = env.NODE_ENV === 'development'

const nextConfig: NextConfig = {
  // Each build has a folder of its own, so that one that fails leaves those before it alone.
  distDir: buildFolder(),
  poweredByHeader: false,
  cacheHandler: fileURLToPath(new URL('./src/http/pages/next-cache.mjs', import.meta.url)),
  // `npm run types` checks them, also in the test run.
  typescript: { ignoreBuildErrors: true },
  // The front in src/http compresses, and reads pages before it does.
  compress: false,
  // A page like page.dev.tsx exists while developing only.
  pageExtensions: development ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  experimental: {
    // Nothing is written next to the build, also by the optimizer of pictures.
    isrFlushToDisk: false,
    // The process would keep the maps of all that it loads in memory, some 200 MB.
    serverSourceMaps: false,
    // Nobody downloads the server's code, and minifying it takes as long as all the rest.
    turbopackMinify: { server: false, client: true },
    // The first build writes no cache, which takes it a tenth longer and which many never read.
    turbopackFileSystemCacheForBuild: existsSync(join(buildFolder(), 'cache')),
  },
  images: { localPatterns: [{ pathname: `${paths.media}file/**` }], remotePatterns: [] },
  redirects: async () =>
    redirectedPaths.flatMap(({ from, to, localized }) => {
      const plain = { source: from, destination: to, permanent: true }
      const prefix = `/:locale(${localeCodes.join('|')})`
      const prefixed = { source: prefix + from, destination: `/:locale${to}`, permanent: true }
      return localized ? [plain, prefixed] : [plain]
    }),
}

const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  experimental: {
    messages: {
      path: ['./src/i18n/messages', './src/desk/messages'],
      format: 'json',
      locales: 'infer',
      precompile: true,
    },
  },
})

const config = withPayload(withNextIntl(nextConfig), { devBundleServerPackages: false })

// Payload asks for the color scheme as a client hint on every path; on public pages that makes
// Chromium fetch the first page twice, so it stays with the admin.
const payloadHeaders = config.headers
config.headers = async () =>
  ((await payloadHeaders?.()) ?? []).map((rule) =>
    rule.headers.some(({ key }) => key === 'Critical-CH')
      ? { ...rule, source: `${paths.admin}/:path*` }
      : rule,
  )

export default config
