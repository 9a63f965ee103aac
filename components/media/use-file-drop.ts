'use client'

import { type ClipboardEvent, type DragEvent, useState } from 'react'

export const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Takes files that are dropped on an element or pasted into it: spread `handlers` on it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      onFiles([...event.dataTransfer.files])
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files]
      if (files.length > 0) onFiles(files)
    },
  }
  return { isOver, handlers }
}
