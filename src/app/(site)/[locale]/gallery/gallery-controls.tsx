'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { buttonSizes, buttonVariants } from '@/ui/button-style'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'

const levels = [
  { value: 'L', label: 'L', description: 'Low: 7 % may be lost' },
  { value: 'M', label: 'M', description: 'Medium: 15 % may be lost' },
  { value: 'Q', label: 'Q', description: 'Quartile: 25 % may be lost' },
  { value: 'H', label: 'H', description: 'High: 30 % may be lost' },
] as const

const options = [
  { value: 'wpa', label: 'WPA2 or WPA3' },
  { value: 'wep', label: 'WEP' },
  { value: 'none', label: 'No password' },
]

export function GalleryControls() {
  const [sizePx, setSizePx] = useState(1024)
  const [level, setLevel] = useState<'L' | 'M' | 'Q' | 'H'>('M')
  return (
    <>
      <section>
        <h2 className="mb-6 text-heading">Buttons</h2>
        <div className="grid gap-4">
          {buttonVariants.map((variant) => (
            <div key={variant} className="flex flex-wrap items-center gap-3">
              {buttonSizes.map((size) => (
                <Button key={size} variant={variant} size={size}>
                  {variant} {size}
                </Button>
              ))}
              <Button variant={variant}>
                <Icon name="download" /> Download
              </Button>
              <Button variant={variant} square aria-label="Add">
                <Icon name="plus" />
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} busy>
                Drawing the file
              </Button>
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2 className="mb-6 text-heading">Fields</h2>
        <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          <Field label="Network name" hint="As it shows on the router.">
            {(control) => <TextInput {...control} placeholder="Guests" />}
          </Field>
          <Field label="Password" note="optional" error="At least eight characters.">
            {(control) => <TextInput {...control} defaultValue="1234" />}
          </Field>
          <Field label="Disabled">
            {(control) => <TextInput {...control} disabled defaultValue="Cannot be changed" />}
          </Field>
          <Field label="Security">{(control) => <Select {...control} options={options} />}</Field>
          <Field label="Text" hint="Grows with what you type." className="sm:row-span-2">
            {(control) => <TextArea {...control} defaultValue="Hello" />}
          </Field>
          <Field label="Size">
            {(control) => (
              <RangeInput
                {...control}
                min={128}
                max={4096}
                step={64}
                value={sizePx}
                onValueChange={setSizePx}
                formatValue={(value) => `${value} px`}
              />
            )}
          </Field>
          <Segmented
            legend="Error correction"
            hint="How much of the code may be lost."
            options={levels}
            value={level}
            onValueChange={setLevel}
          />
          <div className="grid content-start gap-1">
            <Checkbox label="Hidden network" hint="Its name is not announced." defaultChecked />
            <Checkbox label="Not ticked" />
            <Checkbox label="Disabled" disabled defaultChecked />
          </div>
        </div>
      </section>
    </>
  )
}
