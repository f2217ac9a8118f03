'use client'

import { Button, toast, useConfig, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'

type Props = {
  id: string
  /** Empty if the language of the list has no text. */
  alt: string
  texts: Record<'label' | 'save' | 'saved' | 'failed', string>
}

/** Shows an alternative text, or the input for one that is missing. */
export function AltInput({ id, alt, texts }: Props) {
  const { config } = useConfig()
  const { code, label } = useLocale()
  const router = useRouter()
  const [text, setText] = useState('')
  const [saved, setSaved] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (alt || saved) return <span>{alt || saved}</span>

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const answer = await fetch(`${config.routes.api}/media/${id}?locale=${code}`, {
        method: 'PATCH',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ alt: text.trim() }),
      })
      if (answer.ok) {
        toast.success(texts.saved)
        setSaved(text.trim())
        router.refresh()
      } else toast.error((await answer.json()).errors?.[0]?.message ?? texts.failed)
    } catch {
      toast.error(texts.failed)
    }
    setBusy(false)
  }

  return (
    <form className="alt-input" onSubmit={save}>
      <input
        type="text"
        aria-label={`${texts.label} (${typeof label === 'string' ? label : code})`}
        value={text}
        required
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" buttonStyle="secondary" margin={false} disabled={isBusy}>
        {texts.save}
      </Button>
    </form>
  )
}
