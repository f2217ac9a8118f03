import type { UIFieldServerComponent } from 'payload'
import { codeValueNames } from '@/cms/placeholders/code-values'
import { conditionNames } from '@/cms/placeholders/conditions'
import { settingNames } from '@/cms/placeholders/operator-settings'
import { collectPlaceholderValues } from '@/cms/placeholders/placeholder-values'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { getTexts } from './get-texts'

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
  const t = getTexts(i18n)
  return (
    <details className="field-type">
      <summary>{t('fields.placeholders')}</summary>
      <p style={{ marginBlock: '0.75em', maxWidth: '44rem' }}>{t('hints.placeholders')}</p>
      <table style={{ width: '100%' }}>
        <tbody>
          {codeValueNames.map((name) => (
            <Row key={name} name={name} meaning={t(`placeholders.${name}`)}>
              {texts.get(name)}
            </Row>
          ))}
          {settingNames.map((name) => (
            <Row key={name} name={name} meaning={t(`fields.${name}`)}>
              {texts.get(name)}
            </Row>
          ))}
          {conditionNames.map((name) => (
            <Row
              key={name}
              name={`?${name}`}
              meaning={`${t('placeholders.condition')} ${t(`placeholders.${name}`)}`}
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
