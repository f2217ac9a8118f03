import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StepFrame } from './step-frame'

/** The steps after the list, each open once it has content. */
export function LaterSteps({ content }: { content: Partial<Record<LaterStep, ReactNode>> }) {
  const t = useTranslations('batch')
  return laterSteps.map((step, index) => (
    <StepFrame
      key={step}
      id={`batch-${step}`}
      number={index + 2}
      title={t(`steps.${step}.title`)}
      lead={t(`steps.${step}.lead`)}
      isOpen={Boolean(content[step])}
    >
      {content[step]}
    </StepFrame>
  ))
}

/** The steps after `list`, in their order; messages `batch.steps.*`. */
const laterSteps = ['columns', 'design', 'output', 'run'] as const
type LaterStep = (typeof laterSteps)[number]
