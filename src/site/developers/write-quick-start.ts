import { paths } from '@/paths'

/** Programs that create a code, save its picture and change where it leads. */
export function writeQuickStart(siteUrl: string) {
  const api = siteUrl + paths.codesApi
  return {
    curl: `# Create a code that leads to a menu
created=$(curl -s '${api}/codes' \\
  -H 'Content-Type: application/json' \\
  -d '{"url": "https://example.com/menu", "name": "Menu"}')
slug=$(echo "$created" | sed -E 's/.*"slug":"([^"]+)".*/\\1/')
key=$(echo "$created" | sed -E 's/.*"editKey":"([^"]+)".*/\\1/')

# Save the picture to print
curl -s -o code.svg "${api}/codes/$slug/image.svg"

# Change where the printed code leads
curl -s -X PATCH "${api}/codes/$slug" \\
  -H "Authorization: Bearer $key" \\
  -H 'Content-Type: application/json' \\
  -d '{"revision": 1, "url": "https://example.com/lunch"}'`,
    TypeScript: `import { writeFile } from 'node:fs/promises'

const api = '${api}'
const headers = { 'Content-Type': 'application/json' }

// Create a code that leads to a menu
const created = await fetch(\`\${api}/codes\`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ url: 'https://example.com/menu', name: 'Menu' }),
})
const { code, editKey } = await created.json()

// Save the picture to print
const picture = await fetch(\`\${api}/codes/\${code.slug}/image.svg\`)
await writeFile('code.svg', await picture.text())

// Change where the printed code leads
const changed = await fetch(\`\${api}/codes/\${code.slug}\`, {
  method: 'PATCH',
  headers: { ...headers, Authorization: \`Bearer \${editKey}\` },
  body: JSON.stringify({ revision: code.revision, url: 'https://example.com/lunch' }),
})
console.log(await changed.text())`,
    Python: `import json
import urllib.request

api = "${api}"


def send(method, path, body=None, key=None):
    request = urllib.request.Request(api + path, method=method)
    request.add_header("Content-Type", "application/json")
    if key:
        request.add_header("Authorization", "Bearer " + key)
    data = json.dumps(body).encode() if body else None
    with urllib.request.urlopen(request, data) as response:
        return response.read()


# Create a code that leads to a menu
created = json.loads(
    send("POST", "/codes", {"url": "https://example.com/menu", "name": "Menu"})
)
code = created["code"]

# Save the picture to print
with open("code.svg", "wb") as file:
    file.write(send("GET", "/codes/" + code["slug"] + "/image.svg"))

# Change where the printed code leads
change = {"revision": code["revision"], "url": "https://example.com/lunch"}
changed = send("PATCH", "/codes/" + code["slug"], change, created["editKey"])
print(changed.decode())`,
  }
}
