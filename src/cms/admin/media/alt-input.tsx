'use client'

import { Button, toast, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import layout from '@/desk/admin/layout.module.css'
import { useRequest } from '@/desk/admin/requests/use-request'

type Props = {
  id: string
  /** Empty if the language of the list has no text. */
  alt: string
}

/** Shows an alternative text, or the input for one that is missing. */
export function AltInput({ id, alt }: Props) {
  const t = useTexts()
  const { code, label } = useLocale()
  const router = useRouter()
  const [text, setText] = useState('')
  const [saved, setSaved] = useState('')
  const { send, isBusy } = useRequest(t('failures.failed'))
  if (alt || saved) return <span>{alt || saved}</span>

  async function save(event: FormEvent) {
    event.preventDefault()
    const alt = text.trim()
    const wish = { document: `media/${id}`, query: { locale: code }, body: { alt } }
    if (!(await send('PATCH /:document', wish))) return
    toast.success(t('pictures.savedText'))
    setSaved(alt)
    router.refresh()
  }

  return (
    <form className={layout.row} onSubmit={save}>
      <input
        className={layout.control}
        type="text"
        aria-label={`${t('fields.alt')} (${typeof label === 'string' ? label : code})`}
        value={text}
        required
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" buttonStyle="secondary" margin={false} disabled={isBusy}>
        {t('pictures.saveText')}
      </Button>
    </form>
  )
}
