import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Segmented } from '@/ui/segmented'
import { TextInput } from '@/ui/text-input'
import type { BatchList } from './batch-list'
import { checkSerial, makeSerial, maxSerialCodes, type Serial } from './serial-codes'

const kinds = ['numbers', 'random'] as const
type Kind = (typeof kinds)[number]

/** Fixed bytes for the example; random parts would change with every keystroke. */
const steady = () => Uint8Array.from({ length: 64 }, (_, index) => (index * 37 + 11) % 240)

/** A form for a generated list: consecutive numbers, or codes that cannot be guessed. */
export function SerialForm({ onList }: { onList: (list: BatchList) => void }) {
  const t = useTranslations('batch.serial')
  const [kind, setKind] = useState<Kind>('numbers')
  const [texts, setTexts] = useState<Record<Kind, string>>({
    numbers: 'https://example.com/{n:0001}',
    random: 'https://example.com/{random:8}',
  })
  const [start, setStart] = useState('1')
  const [step, setStep] = useState('1')
  const [count, setCount] = useState('100')
  const [isTried, setIsTried] = useState(false)

  const serial = {
    text: texts[kind],
    start: readWhole(start),
    step: readWhole(step),
    count: readWhole(count),
  }
  const fault = checkSerial(serial)
  const example = fault ? [] : exampleOf(serial, kind)

  const make = () => {
    setIsTried(true)
    if (!fault) onList(serialList(serial, [t('headings.code'), t('headings.part')]))
  }
  const whole = (
    label: ReactNode,
    value: string,
    change: (value: string) => void,
    isBad: boolean,
  ) => (
    <Field label={label} className="w-28">
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          value={value}
          aria-invalid={(isTried && isBad) || undefined}
          onChange={({ target }) => change(target.value)}
          className="tabular-nums"
        />
      )}
    </Field>
  )

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      <Segmented
        legend={t('kind.legend')}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onValueChange={setKind}
        className="max-w-md"
      />
      <Field label={t('text')} hint={kind === 'numbers' ? t('hint.numbers') : t('hint.random')}>
        {(control) => (
          <TextInput
            {...control}
            value={texts[kind]}
            spellCheck={false}
            onChange={({ target }) => setTexts({ ...texts, [kind]: target.value })}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-4">
        {kind === 'numbers' && whole(t('start'), start, setStart, fault === 'start')}
        {kind === 'numbers' && whole(t('step'), step, setStep, fault === 'step')}
        {whole(t('count'), count, setCount, fault === 'count')}
      </div>
      <p role="status" className="text-sm">
        {fault ? (
          <span className={isTried ? 'text-bad' : 'text-ink-soft'}>
            {t(`faults.${fault}`, { max: maxSerialCodes })}
          </span>
        ) : (
          <span className="flex flex-wrap gap-x-3 gap-y-1 font-mono text-ink-soft text-xs">
            {example.map((text) => (
              <bdi key={text} className="break-all">
                {text}
              </bdi>
            ))}
          </span>
        )}
      </p>
      <Button type="submit" className="self-start">
        {t('make', { count: fault ? 0 : serial.count })}
      </Button>
    </form>
  )
}

/** The first texts and the last one, which shows whether the digits suffice. */
function exampleOf(serial: Parameters<typeof makeSerial>[0], kind: Kind): readonly string[] {
  const random = kind === 'random' ? steady : undefined
  const first = [...makeSerial({ ...serial, count: 1 }, random)]
  if (kind === 'random' || serial.count < 2) return first.map(({ text }) => text)
  const last = serial.start + serial.step * (serial.count - 1)
  const ends = [...makeSerial({ ...serial, start: last, count: 1 })]
  return [...first, ...ends].map(({ text }) => text)
}

function readWhole(typed: string): number {
  const plain = typed.normalize('NFKC').replace(/[\s.,’']/g, '')
  return /^[-+−]?\d{1,9}$/.test(plain) ? Number(plain.replace('−', '-')) : Number.NaN
}

/** Converts a series to a list, with the varying part as a separate column. */
function serialList(serial: Serial, headings: readonly [string, string]): BatchList {
  const rows = Array.from(makeSerial(serial), ({ text, part }) => [text, part])
  return {
    origin: 'serial',
    name: '',
    cells: [headings, ...rows],
    hasHeadings: true,
    brokenRows: [],
    pictures: [],
  }
}
