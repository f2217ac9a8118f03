import type { SampleRequest } from './sample-request'

/** Formats a request as a command of curl. */
export function writeCurl({ method, url, headers, body, isRepeatable }: SampleRequest): string {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
    ...(isRepeatable ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body && 'file' in body ? [`--data-binary @${body.file}`] : []),
    ...(body && 'json' in body
      ? [`-d '${JSON.stringify(body.json, null, 2).replaceAll("'", "'\\''")}'`]
      : []),
  ]
  return parts.join(' \\\n  ')
}

/** Formats a request for Node and other runtimes with `fetch`. */
export function writeTypescript({
  method,
  url,
  headers,
  body,
  isRepeatable,
}: SampleRequest): string {
  const entries = [
    ...(isRepeatable ? [`    'Idempotency-Key': crypto.randomUUID(),`] : []),
    ...Object.entries(headers).map(([name, value]) => `    '${name}': '${value}',`),
  ]
  const isFile = body && 'file' in body
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(entries.length === 0 ? [] : ['  headers: {', ...entries, '  },']),
    ...(isFile ? [`  body: await readFile('${body.file}'),`] : []),
    ...(body && 'json' in body
      ? [`  body: JSON.stringify(${indent(JSON.stringify(body.json, null, 2))}),`]
      : []),
  ]
  return [
    ...(isFile ? [`import { readFile } from 'node:fs/promises'`, ''] : []),
    options.length === 0
      ? `const response = await fetch('${url}')`
      : [`const response = await fetch('${url}', {`, ...options, '})'].join('\n'),
    'console.log(response.status, await response.text())',
  ].join('\n')
}

/** Formats a request for Python 3 without packages. */
export function writePython({ method, url, headers, body, isRepeatable }: SampleRequest): string {
  const entries = [
    ...(isRepeatable ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
    ...Object.entries(headers).map(([name, value]) => `        "${name}": "${value}",`),
  ]
  const isFile = body && 'file' in body
  const hasJson = body && 'json' in body
  const data = isFile
    ? [`    data=open("${body.file}", "rb").read(),`]
    : hasJson
      ? [`    data=json.dumps(${indent(writeLiteral(body.json), '    ')}).encode(),`]
      : []
  return [
    ...(hasJson ? ['import json'] : []),
    'import urllib.request',
    ...(isRepeatable ? ['import uuid'] : []),
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    `    method="${method}",`,
    ...(entries.length === 0 ? [] : ['    headers={', ...entries, '    },']),
    ...data,
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(response.status, response.read())',
  ].join('\n')
}

/** Formats JSON as a literal of Python, which differs in three words only. */
function writeLiteral(value: unknown): string {
  const words = { true: 'True', false: 'False', null: 'None' } as const
  return JSON.stringify(value, null, 4).replace(
    /^(\s*(?:"(?:[^"\\]|\\.)*": )?)(true|false|null)(?=,?$)/gm,
    (_, before: string, word: keyof typeof words) => before + words[word],
  )
}

function indent(text: string, by = '  '): string {
  return text.replaceAll('\n', `\n${by}`)
}
