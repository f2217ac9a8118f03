import { useTranslations } from 'next-intl'
import { creationLimits, workspaceLimits } from '@/codes'
import { requestLimits } from '@/data/codes/api/request-limits'
import { CodeBlock } from './code-block'
import { proofSamples, proofVector } from './proof-samples'

/** The limits of requests, and how to solve the challenges beyond them. */
export function LimitsView() {
  const t = useTranslations('developers')
  const { freePerHour, freePerDay, perDay } = creationLimits
  const { wrongKeysPerHour, recoveriesPerHour, reportsPerHour } = requestLimits
  const { imagesPerMinute, imagePx, imagesPerCheck } = requestLimits
  const limits = [
    t('limits.creations', { hour: freePerHour, day: freePerDay, most: perDay }),
    t('limits.proof'),
    t('limits.workspaces', {
      requests: requestLimits.workspaceRequestsPerMinute,
      day: workspaceLimits.codesPerDay,
    }),
    t('limits.keys', {
      keys: wrongKeysPerHour,
      recoveries: recoveriesPerHour,
      reports: reportsPerHour,
    }),
    t('limits.images', { images: imagesPerMinute, pixels: imagePx }),
    t('limits.checks', { images: imagesPerCheck }),
    t('limits.headers'),
  ]
  return (
    <>
      <section className="mt-10 border-line border-t pt-10">
        <p>{t('limits.lead')}</p>
        <ul className="mt-4 flex max-w-prose list-disc flex-col gap-3 ps-5">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <section className="mt-12 flex flex-col gap-6 border-line border-t pt-10">
        <h2 className="text-heading">{t('proofOfWork.title')}</h2>
        <p className="max-w-prose">{t('proofOfWork.text')}</p>
        <p>{t('proofOfWork.vector')}</p>
        <CodeBlock label={t('proofOfWork.title')} code={JSON.stringify(proofVector, null, 2)} />
        {Object.entries(proofSamples).map(([language, code]) => (
          <section key={language} className="flex flex-col gap-3">
            <h3 className="text-subheading" translate="no">
              {language}
            </h3>
            <CodeBlock label={language} code={code.trim()} />
          </section>
        ))}
      </section>
    </>
  )
}
