import { collectBytes } from '@/qr/batch'
import type { BatchFolder, StoredFile } from './batch-folder'

/**
 * Size from which appended bytes become one piece, so that a file does not consist of very many.
 */
const pieceBytes = 1 << 20

/** Folder for browsers without access to disk storage. Its files are lost with the page. */
export function openMemoryFolder(): BatchFolder {
  const files = new Map<string, MemoryFile>()
  return {
    isLasting: false,
    async open(name) {
      const file = files.get(name) ?? createMemoryFile()
      files.set(name, file)
      return file
    },
    toBlob: (name, type) => new Blob(files.get(name)?.pieces() ?? [], { type }),
  }
}

type MemoryFile = StoredFile & { pieces: () => Uint8Array<ArrayBuffer>[] }

function createMemoryFile(): MemoryFile {
  let pieces: Uint8Array<ArrayBuffer>[] = []
  const last = collectBytes()
  let size = 0
  const close = () => {
    if (last.length > 0) pieces.push(last.take())
  }
  function read(from: number, to: number) {
    close()
    const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from))
    let at = 0
    for (const piece of pieces) {
      const part = piece.subarray(Math.max(0, from - at), Math.max(0, to - at))
      if (part.length > 0) bytes.set(part, Math.max(0, at - from))
      at += piece.length
    }
    return bytes
  }
  return {
    size: () => size,
    append(bytes) {
      last.add(bytes)
      size += bytes.length
      if (last.length >= pieceBytes) close()
    },
    read,
    truncate(length) {
      pieces = [read(0, length)]
      size = Math.min(size, length)
    },
    flush: () => {},
    close,
    pieces: () => {
      close()
      return pieces
    },
  }
}
