import { resolve } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { s3Storage } from '@payloadcms/storage-s3'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { dateTimeFormat } from '@/cms/admin/date-format'
import { adminLanguages, adminTexts } from '@/cms/admin/languages'
import { collections } from '@/cms/collections/collections'
import { siteDesk } from '@/cms/desk/site-desk'
import { richTextEditor } from '@/cms/fields/rich-text-editor'
import { globals } from '@/cms/globals/globals'
import { answerMalformed } from '@/cms/hooks/answer-malformed'
import { answerUnreachable } from '@/cms/hooks/answer-unreachable'
import { explainInvalidFields } from '@/cms/hooks/explain-invalid-fields'
import { runJobNow } from '@/cms/jobs/endpoints'
import { linkChoices } from '@/cms/links/link-choices'
import { logger } from '@/cms/logger'
import { qualityReportEndpoints } from '@/cms/quality/report-endpoints'
import { reportFailedCommits } from '@/cms/report-failed-commits'
import { surviveLostConnections } from '@/cms/survive-lost-connections'
import { filterPublished } from '@/cms/trash/publish-again'
import { noticeEndpoints } from '@/cms/workflow/notices/endpoints'
import { translationDesk } from '@/desk/translation-desk'
import { env } from '@/env'
import { defaultLocale, locales } from '@/i18n/locales'
import { paths } from '@/paths'
import { limitConnection } from '@/postgres/limit-connection'
import { mailAddress } from '@/services/mail-address'
import { s3Config } from '@/services/s3-config'

export default buildConfig({
  secret: env.PAYLOAD_SECRET ?? '',
  serverURL: env.SITE_URL,
  csrf: [env.SITE_URL],
  cors: [],
  telemetry: false,
  defaultDepth: 1,
  logger,
  graphQL: { disable: true },

  collections,
  globals,
  hooks: { afterError: [explainInvalidFields, answerMalformed, answerUnreachable] },
  endpoints: [linkChoices, ...qualityReportEndpoints, ...noticeEndpoints, runJobNow],
  editor: richTextEditor,
  sharp,

  admin: {
    user: 'users',
    // Its page is in `src/app/(payload)/admin`: it needs a link.
    routes: { createFirstUser: '/set-up' },
    // Not the other kind, which asks a third party for everybody's picture.
    avatar: 'default',
    dateFormat: dateTimeFormat,
    components: {
      providers: [
        '@/cms/admin/saving/forget-on-sign-out#ForgetOnSignOut',
        '@/cms/admin/name-controls#NameControls',
      ],
      graphics: {
        Icon: '@/cms/admin/brand/admin-icon#AdminIcon',
        Logo: '@/cms/admin/brand/admin-logo#AdminLogo',
      },
      beforeNavLinks: ['@/cms/admin/brand/nav-brand#NavBrand', '@/cms/admin/nav-links#NavLinks'],
      views: {
        dashboard: { Component: '@/cms/admin/dashboard/dashboard#Dashboard' },
        calendar: { Component: '@/cms/admin/calendar/calendar#Calendar', path: '/calendar' },
        preview: {
          Component: '@/cms/admin/preview/language-previews#LanguagePreviews',
          path: '/preview/:collection/:id',
        },
        quality: {
          Component: '@/cms/admin/quality-report/quality-report#QualityReport',
          path: '/quality',
        },
      },
    },
    // Cards of the dashboard are registered in `src/cms/admin/dashboard/dashboard-cards.ts`.
    importMap: { baseDir: resolve('src') },
    meta: {
      titleSuffix: ' · Quietzone',
      robots: 'noindex, nofollow',
      icons: [
        { rel: 'icon', type: 'image/svg+xml', url: paths.icon },
        { rel: 'apple-touch-icon', url: paths.touchIcon },
      ],
    },
  },
  i18n: {
    supportedLanguages: adminLanguages,
    fallbackLanguage: defaultLocale,
    translations: adminTexts,
  },
  // Falling back is a decision of the reader, who has to know which language it shows.
  localization: {
    locales: locales.map(({ code, name }) => ({ code, label: name })),
    defaultLocale,
    defaultLocalePublishOption: 'active',
    fallback: false,
    filterAvailableLocales: filterPublished,
  },
  experimental: { localizeStatus: true },

  db: reportFailedCommits(
    postgresAdapter({
      pool: limitConnection(env.DATABASE_URL ?? '', {
        connectMs: env.DATABASE_TIMEOUT_SECONDS * 1_000,
        queryMs: env.DATABASE_TIMEOUT_SECONDS * 1_000,
      }),
      idType: 'uuidv7',
      blocksAsJSON: true,
      push: false,
      migrationDir: resolve('migrations'),
    }),
  ),

  upload: { limits: { fileSize: 20 * 1024 * 1024 } },
  plugins: [
    translationDesk(siteDesk),
    s3Storage({
      // The fields exist either way, so that schema and types are the same with and without a bucket.
      alwaysInsertFields: true,
      enabled: Boolean(env.S3_BUCKET),
      bucket: env.S3_BUCKET ?? '',
      collections: { media: { prefix: 'media' } },
      config: s3Config(),
    }),
  ],
  ...(env.SMTP_URL && {
    email: nodemailerAdapter({
      defaultFromAddress: env.SMTP_FROM ?? '',
      defaultFromName: 'Quietzone',
      skipVerify: true,
      transportOptions: { url: mailAddress(env.SMTP_URL) } as { host?: string },
    }),
  }),
  onInit: surviveLostConnections,

  typescript: { outputFile: resolve('src/payload-types.ts') },
})
