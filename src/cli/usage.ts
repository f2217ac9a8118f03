import { contentTypes } from '@/qr/content/content-types'

export const usage = `Make, read and check QR codes.

  npm run -s qr -- make TEXT --out FILE [options]
  npm run -s qr -- read FILE … [options]
  npm run -s qr -- check FILE [options]

In place of a FILE, - stands for standard input or output. --help after a command tells more.
`

export const makeUsage = `Make a QR code.

  npm run -s qr -- make TEXT --out code.svg
  npm run -s qr -- make --type wifi --field ssid=Home --field password=secret123 --out wifi.png

  --out FILE       .svg .png .jpg .webp .pdf or .eps; - writes to standard output
  --format FORMAT  where the file's ending does not say it: svg png jpg webp pdf eps
  --design FILE    a design as JSON; without it, plain and black on white
  --type TYPE      of content made from fields, in place of TEXT:
                   ${wrapWords(contentTypes, 60).join('\n                   ')}
  --field NAME=VALUE   a field of that content, once for each
  --level LEVEL    of error correction, at least: L M Q H
  --size PX        width of the picture, frame and margin included
  --width MM       width of an SVG, PDF or EPS on paper
  --color MODE     of a PDF or EPS: rgb (as it is), cmyk or spot
  --spot INK       for --color spot, name and CMYK in per cent: "PANTONE 286 C=100,75,0,2"
  --spot-logo HOW  for --color spot: process (own colors, extra plates), spot or knockout
  --bleed MM       of a PDF: background beyond the cut, 0 to 10
  --marks          of a PDF: cut marks
  --pdfx           of a PDF in cmyk or spot: PDF/X-4 with the output intent FOGRA39
  --title TEXT     what the picture is, for those who do not see it
  --min-grade GRADE   make nothing below this grade of the check: A B C D
  --no-check       do not check whether the code will scan
  --json           tell what was made as JSON, with grade, verdict and reasons

A TEXT of - is read from standard input. Ends with 0, 1 where such a code cannot be, 2 where the
call is wrong, or 3 where the code will not scan reliably (red or unreadable: it is made, and
standard error has the reasons) or is below --min-grade (it is not made).
`

export const readUsage = `Read the codes in pictures: PNG, JPEG, WebP, AVIF, HEIC, GIF, TIFF (all pages), SVG. The pages of
a PDF are read by the scanner of the site only.

  npm run -s qr -- read photo.jpg

  --budget MS      how long to look at each picture, 5000 by default
  --all            look for bar codes and other two-dimensional codes too
  --json           one object a picture: text, bytes, type, corners, version, level, mask, page

Prints the text of each code. A message that is split over several codes, in one picture or more,
is printed once. Ends with 0 where a code was found, 1 where none was or parts of a message are
missing, or 2 where a file cannot be read or the call is wrong.
`

export const checkUsage = `Check whether a code will scan.

  npm run -s qr -- check code.svg
  npm run -s qr -- check design.json --text "https://example.com"

  --text TEXT      what the code says; of a picture, what it should say
  --type, --field  as in make, in place of --text
  --color, --spot, --spot-logo   of a design, as in make: judge it as printed in these inks
  --min-grade GRADE   the least grade of a sound code: A B C D
  --repair FILE    write the design, changed until it is sound; - for standard output
  --json           the whole result as JSON

Ends with 0 where the code is sound (green or amber, and of the least grade), 1 where it is not, or
2 where the call is wrong.
`

function wrapWords(words: readonly string[], width: number): string[] {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) as string
    if (line === '') lines[lines.length - 1] = word
    else if (line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}
