import fc from 'fast-check'
import { languageCodes } from '../languages'
import { type Exchange, type ExchangeUnit, unitStates } from './exchange'
import { type Inline, type InlineCode, joinStrings, listInlineCodes } from './inline'

/** Texts with everything that formats must escape. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }).map((text) => text.replace(/[\ud800-\udfff\0]/g, '')),
  fc.constantFrom(
    '=1+1',
    "'-",
    '{1}',
    '\\{2/}',
    '\\',
    ' a\n b\t',
    '\r\n',
    ']]>',
    '<b>&amp;',
    '"',
    '漢字',
  ),
)

const anyCode = (id: string): fc.Arbitrary<InlineCode> =>
  fc.record({
    id: fc.constant(id),
    start: anyText,
    ...(Number(id) % 2 === 0 && { end: anyText }),
    type: fc.constantFrom('fmt', 'link', 'other', 'ui'),
    isOptional: fc.boolean(),
    isLiteral: fc.boolean(),
  }) as fc.Arbitrary<InlineCode>

const { content } = fc.letrec<{ content: Inline[] }>((tie) => ({
  content: fc.array(
    fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      anyText,
      fc.constantFrom('1', '3', '5').map((id) => ({ id })),
      fc.record({ id: fc.constantFrom('2', '4', '6'), children: tie('content') }),
    ),
    { maxLength: 4 },
  ),
}))
export const anyContent = content.map(joinStrings)

const anyUnit = fc
  .record({
    id: fc.string({ minLength: 1 }),
    name: fc.string(),
    source: anyContent,
    target: fc.option(anyContent.filter(({ length }) => length > 0)),
    codes: fc.tuple(...['1', '2', '3', '4', '5', '6'].map(anyCode)),
    state: fc.constantFrom(...unitStates),
    isOutdated: fc.boolean(),
    isTranslatable: fc.constant(true),
    notes: fc.array(fc.record({ category: fc.constant('context'), text: anyText })),
    sourceHash: fc.string(),
    targetHash: fc.string(),
  })
  .map((unit) => {
    const used = new Set([...listInlineCodes(unit.source), ...listInlineCodes(unit.target ?? [])])
    return { ...unit, codes: unit.codes.filter(({ id }) => used.has(id)) } as ExchangeUnit
  })

export const anyExchange: fc.Arbitrary<Exchange> = fc.record({
  source: fc.constant('en'),
  target: fc.constantFrom(...languageCodes()),
  files: fc.uniqueArray(
    fc.record({
      original: fc.string({ minLength: 1 }),
      title: anyText,
      units: fc.uniqueArray(anyUnit, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
    }),
    { selector: ({ original }) => original, minLength: 1, maxLength: 3 },
  ),
})

/** What a reader returns for an export without edits. */
export const expectedRead = ({ target, files }: Exchange) => ({
  target,
  files: files.map(({ original, units }) => ({
    original,
    units: units.map(({ id, name, source, target: own, state, sourceHash, targetHash }) => ({
      ...{ id, name, source, target: own, state, sourceHash, targetHash },
    })),
  })),
})
