import { type ComponentProps, useId } from 'react'
import layout from './layout.module.css'

export type ChoiceOption<Value extends string = string> = {
  value: Value
  label: string
  lang?: string
}

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'onChange'> & {
  label: string
  options: readonly ChoiceOption<Value>[]
  /** Text of a first option with an empty value. */
  none?: string
  onChoose?: (value: Value) => void
}

/** A list of options that the browser draws, for filters in addresses and short forms. */
export function NativeSelect<Value extends string>(props: SelectProps<Value>) {
  const { label, options, none, onChoose, children, ...select } = props
  return (
    <label className={layout.label}>
      {label}
      <select
        {...select}
        {...(onChoose && { onChange: ({ target }) => onChoose(target.value as Value) })}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        {children}
      </select>
    </label>
  )
}

type GroupProps<Value extends string> = {
  legend: string
  options: readonly ChoiceOption<Value>[]
  onChange: (value: Value) => void
  /** What is wrong with the choice. */
  fault?: string | false | undefined
}

/** Radio buttons, or boxes if several values can be chosen. */
export function ChoiceGroup<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
  fault,
}: GroupProps<Value> & { chosen: Value | ReadonlySet<Value> }) {
  const name = useId()
  const isSet = typeof chosen !== 'string'
  return (
    <fieldset className={layout.group} aria-describedby={fault ? `${name}-fault` : undefined}>
      <legend>{legend}</legend>
      <div className={isSet ? layout.columns : undefined}>
        {options.map(({ value, label, lang }) => (
          <label key={value} lang={lang} className={layout.option}>
            <input
              type={isSet ? 'checkbox' : 'radio'}
              name={isSet ? undefined : name}
              checked={isSet ? chosen.has(value) : chosen === value}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {fault && (
        <p id={`${name}-fault`} role="alert" className={layout.error}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
