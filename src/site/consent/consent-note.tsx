'use client'

import { Button } from '@/ui/button'
import { CornerNote } from '@/ui/corner-note'
import type { ConsentChoices } from './consent-cookie'
import type { ConsentService } from './find-consent-services'
import { decideConsent } from './use-consent'

export type ConsentNoteProps = {
  services: readonly ConsentService[]
  cookieDomain: string | undefined
  policyAddress: string
  words: Record<'title' | 'lead' | 'policy' | 'accept' | 'decline', string>
}

/** The consent prompt, with two equally prominent answers. */
export function ConsentNote({ services, cookieDomain, policyAddress, words }: ConsentNoteProps) {
  const decideAll = (isAllowed: boolean) => {
    const choices: ConsentChoices = {}
    for (const { purpose } of services) choices[purpose] = isAllowed
    decideConsent(choices, cookieDomain)
  }
  return (
    <CornerNote
      label={words.title}
      actions={
        <>
          <Button variant="secondary" size="sm" className="flex-1" onClick={() => decideAll(false)}>
            {words.decline}
          </Button>
          <Button variant="secondary" size="sm" className="flex-1" onClick={() => decideAll(true)}>
            {words.accept}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{words.title}</p>
      <ul className="mt-2 grid gap-1.5">
        {services.map(({ purpose, label, hint }) => (
          <li key={purpose}>
            {label}
            <span className="block text-ink-soft text-xs">{hint}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">
        {words.lead}{' '}
        <a href={policyAddress} className="underline underline-offset-2 hover:text-ink">
          {words.policy}
        </a>
      </p>
    </CornerNote>
  )
}
