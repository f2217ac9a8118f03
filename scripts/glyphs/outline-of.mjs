/**
 * Converts the outline of a glyph (an opentype.js path, y up, closed contours of lines and
 * quadratic curves) to steps in whole units, y down, each point relative to the previous one.
 */
export function outlineOf(path, scale) {
  const outline = []
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  const relative = (commandX, commandY) => [
    Math.round(commandX * scale) - x,
    Math.round(-commandY * scale) - y,
  ]
  for (const command of path.commands) {
    if (command.type === 'Z') {
      dropClosingLine(outline, x === startX && y === startY)
      // In SVG, closing a contour moves the current point to its start.
      ;[x, y] = [startX, startY]
      continue
    }
    const [dx, dy] = relative(command.x, command.y)
    if (command.type === 'M') outline.push({ step: 'move', numbers: [dx, dy] })
    else if (command.type === 'Q') {
      outline.push({ step: 'curve', numbers: [...relative(command.x1, command.y1), dx, dy] })
    } else if (command.type !== 'L') throw new Error(`Unexpected command ${command.type}`)
    else if (dx !== 0 && dy !== 0) outline.push({ step: 'line', numbers: [dx, dy] })
    else if (dx !== 0) outline.push({ step: 'horizontal', numbers: [dx] })
    else if (dy !== 0) outline.push({ step: 'vertical', numbers: [dy] })
    ;[x, y] = [x + dx, y + dy]
    if (command.type === 'M') [startX, startY] = [x, y]
  }
  return outline
}

/** Removes the last line of a closed contour, which closing draws anyway. */
function dropClosingLine(outline, closed) {
  if (closed && ['line', 'horizontal', 'vertical'].includes(outline.at(-1)?.step)) outline.pop()
}
