'use client'

import { useCallback, useEffect, useReducer, useState } from 'react'
import { type LibraryPicture } from '@/lib/media/types'
import { deletePicture, fetchLibrary, savePicture, wordsOf } from './media-calls'
import { closedLibrary, type Draft, mediaReducer, type StoredPicture } from './media-state'
import { useUploads } from './use-uploads'

/** The library while the dialog is open, and all that can be done with a picture of it. */
export function useLibrary(value: StoredPicture) {
  const [state, dispatch] = useReducer(mediaReducer, closedLibrary)
  const [current] = useState(value)
  const { pictures, chosen } = state
  const picture = pictures?.find(({ id }) => id === chosen?.id)
  const alt = chosen?.draft.alt.trim() ?? ''

  const fail = useCallback((error: unknown) => dispatch({ type: 'failed', failure: wordsOf(error) }), [])
  const load = useCallback(
    () => void fetchLibrary().then((pictures) => dispatch({ type: 'loaded', pictures, current }), fail),
    [current, fail],
  )
  useEffect(load, [load])

  const { uploads, add, retry, dismiss } = useUploads((picture) => dispatch({ type: 'arrived', picture }))

  /** Keeps what was said about an uploaded picture; what is said about a built-in one holds for this place only. */
  async function save(): Promise<LibraryPicture | undefined> {
    if (!picture || !chosen || picture.builtIn) return picture
    const { x, y } = chosen.draft.focal
    const patch = {
      ...(alt && alt !== picture.alt ? { alt } : {}),
      ...(x !== picture.focalX || y !== picture.focalY ? { focalX: x, focalY: y } : {}),
    }
    if (Object.keys(patch).length === 0) return picture
    const saved = await savePicture(picture.id, patch)
    dispatch({ type: 'saved', picture: saved })
    return saved
  }

  return {
    ...state,
    picture,
    alt,
    uploads,
    retry,
    dismiss,
    load,
    addFiles: (files: File[]) => {
      dispatch({ type: 'uploading' })
      void add(files)
    },
    choose: (picture: LibraryPicture) => dispatch({ type: 'chosen', picture }),
    describe: (draft: Draft) => dispatch({ type: 'described', draft }),
    missAlt: (message: string) => dispatch({ type: 'alt-missing', message }),
    ask: (asksToDelete: boolean) => dispatch({ type: 'asked', asksToDelete }),
    saveQuietly: () => void save().catch(fail),

    /** Saves the picture and hands it on. */
    async use(take: (picture: LibraryPicture) => void) {
      dispatch({ type: 'saving' })
      try {
        const saved = await save()
        if (saved) take(saved)
      } catch (error) {
        fail(error)
      }
      dispatch({ type: 'settled' })
    },

    async remove() {
      if (!picture) return
      dispatch({ type: 'saving' })
      try {
        await deletePicture(picture.id)
        dispatch({ type: 'deleted', picture })
      } catch (error) {
        fail(error)
      }
      dispatch({ type: 'settled' })
    },
  }
}

export type Library = ReturnType<typeof useLibrary>
