'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { type FieldCells, unpackRows } from './packed-rows'
import styles from './reference.module.css'
import { type SampleRequest, sampleValues } from './sample-request'

export type TryItLabels = Readonly<
  Record<'open' | 'key' | 'body' | 'send' | 'stop' | 'response' | 'failed', string>
>
type Props = {
  path: string
  /** Path of the API. */
  base: string
  /** Packed rows of `FieldCells`. */
  parameters: string
  sample: SampleRequest
  /** Values of parameters in the sample. */
  query: string | undefined
  labels: TryItLabels
}
type Result = { status?: number; text: string; picture?: string }

/**
 * A form that sends a request to the API from this page and shows its response. It is rendered when it
 * is opened, because a page has many of them.
 */
export function TryIt(props: Props) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details className={styles.tryIt} onToggle={() => setOpened(true)}>
      <summary>{props.labels.open}</summary>
      {isOpened && <RequestForm {...props} />}
    </details>
  )
}

function RequestForm({ labels, ...request }: Props) {
  const { sample } = request
  const examples = new URLSearchParams(request.query)
  const { headers, body } = sample
  const [result, setResult] = useState<Result>()
  const [running, setRunning] = useState<AbortController>()
  const picture = result?.picture
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])
  useEffect(() => () => running?.abort(), [running])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    const controller = new AbortController()
    setRunning(controller)
    setResult(undefined)
    try {
      const response = await sendRequest(request, new FormData(form.current), controller.signal)
      setResult(await readResponse(response))
    } catch {
      if (!controller.signal.aborted) setResult({ text: labels.failed })
    } finally {
      setRunning(undefined)
    }
  }
  return (
    <form ref={form} onSubmit={send} className="mt-2 flex max-w-prose flex-col gap-4">
      {headers.Authorization && (
        <Field label={labels.key}>
          {(control) => (
            <TextInput {...control} name="key" required autoComplete="off" spellCheck={false} />
          )}
        </Field>
      )}
      {unpackRows<FieldCells>(request.parameters).map(([name, required]) => (
        <Field key={name} label={<code translate="no">{name}</code>}>
          {(control) => (
            <TextInput
              {...control}
              name={`parameter ${name}`}
              required={required !== ''}
              defaultValue={sampleValues[name] ?? examples.get(name) ?? ''}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      ))}
      {body && 'json' in body && (
        <Field label={labels.body}>
          {(control) => (
            <TextArea
              {...control}
              name="body"
              defaultValue={JSON.stringify(body.json, null, 2)}
              spellCheck={false}
              className="font-mono text-sm"
            />
          )}
        </Field>
      )}
      {body && 'file' in body && (
        <Field label={labels.body}>
          {(control) => <input {...control} type="file" name="file" required />}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={running !== undefined}>
          {labels.send}
        </Button>
        {running && (
          <Button size="sm" variant="secondary" onClick={() => running.abort()}>
            {labels.stop}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {result && <ShownResponse label={labels.response} {...result} />}
      </div>
    </form>
  )
}

function ShownResponse({ label, status, text, picture }: Result & { label: string }) {
  return (
    <section
      aria-label={label}
      className="rounded-md border border-line bg-paper-sunken p-4 text-sm"
    >
      <p className="font-medium tabular-nums">
        {label} {status}
      </p>
      {/* biome-ignore lint/performance/noImgElement: the picture exists in this page only */}
      {picture && <img src={picture} alt={label} className="mt-3 max-h-72" />}
      {text && (
        <pre className="mt-3 max-h-96 overflow-auto whitespace-pre-wrap break-words" dir="ltr">
          <code>{text}</code>
        </pre>
      )}
    </section>
  )
}

function sendRequest(
  { path, base, parameters, sample }: Omit<Props, 'labels' | 'query'>,
  form: FormData,
  signal: AbortSignal,
): Promise<Response> {
  const { method, body } = sample
  const readValue = (name: string) => String(form.get(name) ?? '').trim()
  const headers = new Headers()
  const query = new URLSearchParams()
  let filled = path
  for (const [name] of unpackRows<FieldCells>(parameters)) {
    const value = readValue(`parameter ${name}`)
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    else if (value && isHeader(name)) headers.set(name, value)
    else if (value) query.set(name, value)
  }
  const key = readValue('key')
  if (key) headers.set('authorization', `Bearer ${key}`)
  const type = sample.headers['Content-Type']
  if (type) headers.set('content-type', type)
  const search = query.size > 0 ? `?${query}` : ''
  return fetch(`${base}${filled}${search}`, {
    method,
    headers,
    signal,
    credentials: 'omit',
    ...(body && { body: 'json' in body ? readValue('body') : (form.get('file') as File) }),
  })
}

/** Names of headers begin with a capital, those of parameters in queries do not. */
const isHeader = (name: string) => /^[A-Z]/.test(name)

/** Responses may be long, of which only the beginning is shown. */
const shownCharacters = 20_000

async function readResponse(response: Response): Promise<Result> {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/')) {
    return { status, text: '', picture: URL.createObjectURL(await response.blob()) }
  }
  if (!/json|text|postscript/.test(type)) {
    return { status, text: type && `${type}, ${(await response.blob()).size} bytes` }
  }
  const text = await readStart(response)
  return { status, text: type.includes('json') ? formatJson(text) : text }
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (reader && text.length < shownCharacters) {
    const { value, done } = await reader.read()
    if (done) return text
    text += value
  }
  await reader?.cancel()
  return `${text.slice(0, shownCharacters)}…`
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
