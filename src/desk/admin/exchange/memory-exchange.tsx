'use client'

import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import type { ImportedMemory } from '../../exchange/memory/imported-memories'
import { payloadRoutes } from '../../routes'
import layout from '../layout.module.css'
import { request } from '../requests/request'
import { useDeskTexts } from '../use-desk-texts'
import { TableImport } from './table-import'

/** The translation memory as a file, out and in. */
export function MemoryExchange({ mayImport }: { mayImport: boolean }) {
  const t = useDeskTexts()
  const heading = useId()
  const [memories, setMemories] = useState<readonly ImportedMemory[]>([])
  const load = useCallback(async () => {
    const answer = await request('GET /memory/imports', {}).catch(() => undefined)
    if (answer) setMemories(answer.memories)
  }, [])
  useEffect(() => {
    load()
  }, [load])

  async function remove(name: string) {
    await request('DELETE /memory/imports/:name', { name }).catch(() => undefined)
    await load()
  }

  return (
    <section aria-labelledby={heading} className={layout.page}>
      <h2 id={heading}>{t('exchange.memory.title')}</h2>
      <p>{t('exchange.memory.lead')}</p>
      <p>
        <a href={`${payloadRoutes.api}/memory/export`} download>
          {t('exchange.memory.download')}
        </a>
      </p>
      {mayImport && (
        <TableImport
          endpoint="POST /memory/imports"
          label={t('exchange.memory.choose')}
          accept=".tmx"
          onSaved={load}
        />
      )}
      {memories.length > 0 && <h3>{t('exchange.memory.imported')}</h3>}
      <ul className={layout.list}>
        {memories.map(({ name, segments }) => (
          <li key={name} className={layout.row}>
            <span>{name}</span>
            <span>
              {t('exchange.memory.segments')} {segments}
            </span>
            {mayImport && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                aria-label={`${t('exchange.memory.remove')}: ${name}`}
                onClick={() => remove(name)}
              >
                {t('exchange.memory.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
