import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** A line of a table: `| line | tests, separated by <br> |`. */
type Row = { line: string; tests: { file: string; title: string }[]; reason: string | undefined }

function readRows(document: string): Row[] {
  return readFileSync(document, 'utf8')
    .split('\n')
    .filter((text) => text.startsWith('| ') && !/^\| (Line \||---)/.test(text))
    .map((text) => {
      const [line = '', proof = ''] = text.slice(2, -2).split(' | ')
      if (proof.startsWith('Nothing to test: ')) return { line, tests: [], reason: proof }
      const tests = proof.split('<br>').map((entry) => {
        const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(entry) ?? []
        return { file, title }
      })
      return { line, tests, reason: undefined }
    })
}

/** Returns the titles of the tests of a file, with placeholders as in the source. */
function readTitles(file: string): Set<string> {
  const titles = new Set<string>()
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it)(?![a-z])/.test(node.expression.getText())) {
      const [title] = node.arguments
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.add(title.getText().slice(1, -1))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

describe.each([
  ['docs/specification-coverage.md', 80],
  ['docs/editing-coverage.md', 60],
])('%s', (document, minRows) => {
  const rows = readRows(document)
  const files = new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))
  const titles = new Map(
    [...files].filter(existsSync).map((file) => [file, readTitles(file)] as const),
  )

  it('names a test or a reason in every line', () => {
    expect(rows.length).toBeGreaterThan(minRows)
    const empty = rows.filter(({ tests, reason }) => !reason && !tests.some(({ file }) => file))
    expect(empty.map(({ line }) => line)).toEqual([])
  })

  it('names tests that are there', () => {
    const missing = rows
      .flatMap(({ tests }) => tests)
      .filter(({ file, title }) => !titles.get(file)?.has(title))
      .map(({ file, title }) => `${file}: ${title}`)
    expect(missing).toEqual([])
  })
})
