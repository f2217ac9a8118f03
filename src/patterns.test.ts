import { readdirSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Patterns in these folders only process texts of the repository. */
const ownTexts = /^src\/(cms\/seed|i18n\/writing|testing)\//

/**
 * Patterns whose run time grows faster than their input, with the limit of that input. All other
 * patterns must be linear, because one request with a long text would block the process for all
 * others.
 */
const allowed: Record<string, string> = {
  '/^\\.+(?=.*\\.)|\\.+$/g': 'File names of uploads have at most 1,000 characters',
  '/^([^?]*)(.*)$/s': 'Linear: the second group matches whatever the first leaves',
  '/^https?:\\/\\/([^/?#]+)([^?#]*)(?:\\?([^#]*))?(?:#(.*))?$/is': 'Linear: every rest matches',
  '/^tel:([^;?]+)(.*)$/is': 'Linear: the second group matches whatever the first leaves',
  '/^\\s*(?:sms|smsto|mms|mmsto):(?:\\/\\/)?([^:?&]+)(.*)$/is': 'Linear: every rest matches',
  '/^\\w+:\\/\\/([^/]+)(.*)$/': 'Linear: every rest matches',
  '/^([^\\s@<>,;]+)@([^\\s@<>,;/?#]+\\.[^\\s@<>,;/?#]+)$/': 'Checked for 320 characters before',
  '/;[^:]*quoted-printable/i': 'Sees at most 200 characters',
  '/^[^[\\]:]+\\.[^[\\]:.]*[a-z][^[\\]:.]*$/i': 'Sees the host of SITE_URL',
  '/0+$/': 'Digits of an amount, fewer than 200',
  '/\\/+$/': 'Sees an address from the site settings',
  '/^[^\\s@:/]+@[^\\s@:/]+\\.[^\\s@:/]+$/': 'Sees values of the site settings',
  '/^-+|-+$/g': 'Hyphens have been joined to single ones before',
  '/-+$/': 'Sees a name that has been shortened before',
  '/[\\s.]+$/': 'Names of files in the visitor’s own ZIP, in the browser',
  '/^[\\s.]+|\\s+$/g': 'Names of files in the visitor’s own ZIP, in the browser',
  '/^[\\s.]+|[\\s.]+$/g': 'Name of a file that the visitor types',
  '/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/': 'Cells of the visitor’s own table, in the browser',
  '/^(?:rgb\\s*\\()?\\s*(\\d{1,3})\\s*[,;\\s]\\s*(\\d{1,3})\\s*[,;\\s]\\s*(\\d{1,3})\\s*\\)?$/':
    'Cells of the visitor’s own table, in the browser',
  '/"[^"]*[\\p{L}\\d+][^"]*"|\\\\[^ ]|[-/()%]|(?<!E)\\+/u':
    'Number formats of the visitor’s own workbook, in the browser',
  '/\\[[^\\]]*\\]|_.|\\*./g': 'Number formats of the visitor’s own workbook, in the browser',
  '/(?:https?:\\/\\/|www\\.)\\S|[a-z0-9-]+\\.[a-z]{2,}(?:[/?#]|$)/i':
    'Cells of the visitor’s own table, in the browser',
  '/[\\s,;]*(?:ext(?:ension|n)?\\.?|x|durchwahl|dw\\.?|poste|interno|anexo|ramal|toestel|内線|分机|转)\\s*[:=]?\\s*(\\d{1,7})$/i':
    'Sees at most 200 characters',
  '/\\s*\\([^)]*\\)\\s*$/': 'Terms of the glossary have at most 80 characters',
  '/^(.*?)\\s*(?:([ap])\\.?\\s?m\\.?)$/i': 'Cells of the visitor’s own table, in the browser',
  '/\\s*(uhr|h|時|点)$/i': 'Cells of the visitor’s own table, in the browser',
  '/^\\S+?日?[T\\s,]+(\\d{1,2}[:.h時]\\d{2}.*)$/':
    'Cells of the visitor’s own table, in the browser',
  '/^\\S+@\\S+$/': 'An address that the visitor types',
  '/[?#].*$/': 'An address in the visitor’s own table, in the browser',
  '/^(\\s*(?:"(?:[^"\\\\]|\\\\.)*": )?)(true|false|null)(?=,?$)/gm': 'Sees samples of our own',
  '/\\w+(?=\\.json$)/': 'Sees an address of our own',
  '/^\\s*(rgb|hsl)a?\\(\\s*([\\d.]+)(?:deg)?[\\s,]+([\\d.]+)(%?)[\\s,]+([\\d.]+)%?\\s*(?:[,/]\\s*([\\d.]+)(%?)\\s*)?\\)\\s*;?\\s*$/i':
    'A color that the visitor types',
}

/** Parsing every file would last several times as long. */
const mayContainPattern = /[\s(,=:[!&|?{};>]\/(?![/*>])/

function listPatterns(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!test)\.tsx?$/.test(file) && !ownTexts.test(file))
  const found = new Set<string>()
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    if (!mayContainPattern.test(text)) continue
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.add(node.text)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  }
  return [...found]
}

function isSuperLinear(literal: string): boolean {
  const end = literal.lastIndexOf('/')
  const pattern = { source: literal.slice(1, end), flags: literal.slice(end + 1) }
  return analyse(pattern, { maxReports: 1 }).reports.length > 0
}

it('takes time in proportion to the text, for every regular expression', () => {
  // The pattern that once blocked the process for seconds must be detected by this test.
  expect(isSuperLinear(String.raw`/(\d+:\d\d:\d\d),(\d{1,3})(?=\s*(-->|$|\s))/gm`)).toBe(true)
  expect(listPatterns().filter(isSuperLinear).sort()).toEqual(Object.keys(allowed).sort())
}, 60_000)
