import type { UIFieldServerComponent } from 'payload'
import { codeValueNames } from '@/cms/placeholders/code-values'
import { conditionNames } from '@/cms/placeholders/conditions'
import { settingNames } from '@/cms/placeholders/operator-settings'
import { collectPlaceholderValues } from '@/cms/placeholders/placeholder-values'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { labelFor } from './label'

/** Lists the placeholders that texts can use, with their current values. */
export const PlaceholderHelp: UIFieldServerComponent = async ({ i18n, payload, req }) => {
  const locale = isLocale(req.locale) ? req.locale : defaultLocale
  const site = await payload.findGlobal({
    slug: 'site',
    locale,
    fallbackLocale: defaultLocale,
    depth: 0,
  })
  const { texts, fulfilled } = collectPlaceholderValues(site, locale)
  const { language } = i18n
  return (
    <details className="field-type">
      <summary>{labelFor(language, 'fields.placeholders')}</summary>
      <p style={{ marginBlock: '0.75em', maxWidth: '44rem' }}>
        {labelFor(language, 'hints.placeholders')}
      </p>
      <table style={{ width: '100%' }}>
        <tbody>
          {codeValueNames.map((name) => (
            <Row key={name} name={name} meaning={labelFor(language, `placeholders.${name}`)}>
              {texts.get(name)}
            </Row>
          ))}
          {settingNames.map((name) => (
            <Row key={name} name={name} meaning={labelFor(language, `fields.${name}`)}>
              {texts.get(name)}
            </Row>
          ))}
          {conditionNames.map((name) => (
            <Row
              key={name}
              name={`?${name}`}
              meaning={`${labelFor(language, 'placeholders.condition')} ${labelFor(language, `placeholders.${name}`)}`}
            >
              {fulfilled.has(name) ? '✓' : undefined}
            </Row>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Row({ name, meaning, children }: { name: string; meaning: string; children?: string }) {
  return (
    <tr>
      <td style={{ paddingBlock: '0.25em' }}>
        <code>{`{{${name}}}`}</code>
      </td>
      <td>{meaning}</td>
      <td style={{ whiteSpace: 'pre-line' }}>{children ?? '–'}</td>
    </tr>
  )
}
