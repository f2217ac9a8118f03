'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { previewSizes } from '@/cms/admin/preview-url'
import { useTexts } from '@/cms/admin/use-texts'
import { readFieldClick } from '@/cms/preview/preview-message'
import { NativeSelect } from '@/desk/admin/choices'
import layout from '@/desk/admin/layout.module.css'
import { focusParameter } from '@/desk/admin/states/form-address'
import styles from './preview.module.css'

/** A page in a language. */
export type ShownFrame = {
  lang: string
  name: string
  /** Path of the page with its locale. */
  page: string
  /** Name of the state of the translation. */
  state: string
  draftUrl: string
  /** Null if the language is not published. */
  publishedUrl: string | null
  editUrl: string
}

const zooms = [25, 50, 75, 100] as const
const versions = ['draft', 'published'] as const

type Props = { frames: readonly ShownFrame[] }

/** Frames with the same page in each language, in a size of screen. */
export function PreviewFrames({ frames }: Props) {
  const t = useTexts()
  const [version, setVersion] = useState<(typeof versions)[number]>('draft')
  const [screen, setScreen] = useState<(typeof previewSizes)[number]['name']>('phone')
  const [zoom, setZoom] = useState(75)
  const [loads, setLoads] = useState(0)
  const prefix = useId()
  const size = previewSizes.find(({ name }) => name === screen) ?? previewSizes[0]

  useEffect(() => {
    const read = (event: MessageEvent) => {
      const click = readFieldClick(event)
      const frame = click && frames.find(({ page }) => page === click.page)
      if (!frame) return
      window.location.assign(
        `${frame.editUrl}&${focusParameter}=${encodeURIComponent(click.field)}`,
      )
    }
    window.addEventListener('message', read)
    return () => window.removeEventListener('message', read)
  }, [frames])

  return (
    <>
      <div className={layout.filter}>
        <NativeSelect
          label={t('preview.version')}
          value={version}
          options={versions.map((value) => ({ value, label: t(`preview.${value}`) }))}
          onChoose={setVersion}
        />
        <NativeSelect
          label={t('preview.screen')}
          value={screen}
          options={previewSizes.map(({ name, width, height }) => ({
            value: name,
            label: `${t(`preview.${name}`)} (${width} × ${height})`,
          }))}
          onChoose={setScreen}
        />
        <NativeSelect
          label={t('preview.zoom')}
          value={String(zoom)}
          options={zooms.map((value) => ({ value: String(value), label: `${value} %` }))}
          onChoose={(value) => setZoom(Number(value))}
        />
        <Button buttonStyle="secondary" onClick={() => setLoads(loads + 1)}>
          {t('preview.reload')}
        </Button>
      </div>
      <nav aria-label={t('preview.language')}>
        <ul className={`${layout.list} ${layout.row} ${styles.targets}`}>
          {frames.map(({ lang, name }) => (
            <li key={lang}>
              <a href={`#${prefix}${lang}`} lang={lang}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.frames}>
        {frames.map((frame, index) => (
          <Frame
            key={`${frame.lang} ${loads}`}
            id={prefix + frame.lang}
            nextId={prefix + (frames[index + 1] ?? frames[0])?.lang}
            frame={frame}
            url={version === 'draft' ? frame.draftUrl : frame.publishedUrl}
            size={size}
            zoom={zoom / 100}
          />
        ))}
      </div>
    </>
  )
}

type FrameProps = {
  id: string
  nextId: string
  frame: ShownFrame
  url: string | null
  size: { width: number; height: number }
  zoom: number
}

function Frame({ id, nextId, frame, url, size, zoom }: FrameProps) {
  const t = useTexts()
  const { editUrl, lang, name, state } = frame
  const [width, height] = [size.width * zoom, size.height * zoom]
  return (
    <section id={id} aria-labelledby={`${id}-name`} tabIndex={-1} style={{ width }}>
      <h2 id={`${id}-name`}>
        <span lang={lang}>{name}</span>
        {state && `: ${state}`}
      </h2>
      <div className={`${layout.row} ${styles.targets}`}>
        <a href={editUrl}>{t('preview.edit')}</a>
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {t('preview.newTab')}
          </a>
        )}
        <a href={`#${nextId}`}>{t('preview.nextLanguage')}</a>
      </div>
      {url ? (
        <div className={styles.screen} style={{ height }}>
          <div style={{ width, height, overflow: 'hidden' }}>
            <iframe
              key={url}
              src={url}
              title={name}
              loading="lazy"
              width={size.width}
              height={size.height}
              style={{ transform: `scale(${zoom})` }}
            />
          </div>
        </div>
      ) : (
        <p>{t('preview.notPublished')}</p>
      )}
    </section>
  )
}
