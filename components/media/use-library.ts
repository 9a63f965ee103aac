'use client'

import { useEffect, useReducer, useState } from 'react'
import { readAsStaff, useStaffQuery } from '@/components/staff/staff-query'
import { type LibraryPicture } from '@/lib/media/types'
import { deletePicture, savePicture, errorMessage } from './media-calls'
import { mediaMessages } from '@/lib/schemas/media'
import { closedLibrary, type Draft, draftOf, mediaReducer, type StoredPicture } from './media-state'
import { useUploads } from './use-uploads'

const path = '/api/media'

export type UsedPicture = { src: string; alt: string; decorative?: boolean }

export type AltUse = {
  /** True if the place has its own text, or shows the picture as decoration. */
  isOptional?: boolean
  /** True if the picture can be marked as decoration, because the text beside it may describe it. */
  canBeDecorative?: boolean
  /** The text that is stored instead of an empty one. */
  fallback?: string
}

export function useLibrary(value: StoredPicture, many = false, { isOptional, fallback = '' }: AltUse = {}) {
  const [state, dispatch] = useReducer(mediaReducer, many, closedLibrary)
  const [current] = useState(value)
  const { pictures, chosen } = state
  const picture = pictures?.find(({ id }) => id === chosen?.id)
  const picked = many
    ? state.picked.flatMap((id) => pictures?.find((item) => item.id === id) ?? [])
    : picture
      ? [picture]
      : []
  const descriptionOf = (about: LibraryPicture): Draft => {
    const { alt, focal } = about.id === chosen?.id ? chosen.draft : draftOf(state, about)
    return { alt: alt.trim(), focal }
  }

  const fail = (error: unknown) => dispatch({ type: 'failed', failure: errorMessage(error) })
  const { data, error, refetch } = useStaffQuery<LibraryPicture[]>({
    queryKey: [path],
    queryFn: readAsStaff(path),
  })
  useEffect(() => {
    if (data) dispatch({ type: 'loaded', pictures: data, current })
    else if (error) dispatch({ type: 'failed', failure: error.message })
  }, [data, error, current])

  const { uploads, add, retry, dismiss } = useUploads((picture) => dispatch({ type: 'arrived', picture }))

  /** Saves an uploaded picture's description. That of a built-in picture applies to this place only. */
  async function save(about: LibraryPicture, without = ''): Promise<LibraryPicture> {
    if (about.builtIn) return about
    const {
      alt: editedAlt,
      focal: { x, y },
    } = descriptionOf(about)
    const alt = editedAlt || without
    const patch = {
      ...(alt && alt !== about.alt ? { alt } : {}),
      ...(x !== about.focalX || y !== about.focalY ? { focalX: x, focalY: y } : {}),
    }
    if (Object.keys(patch).length === 0) return about
    const savedPicture = await savePicture(about.id, patch)
    dispatch({ type: 'saved', picture: savedPicture })
    return savedPicture
  }

  return {
    ...state,
    picture,
    picked,
    uploads,
    retry,
    dismiss,
    load: () => void refetch(),
    addFiles: (files: File[]) => {
      dispatch({ type: 'uploading' })
      void add(files)
    },
    choose: (picture: LibraryPicture) => dispatch({ type: 'chosen', picture }),
    toggle: (picture: LibraryPicture) => dispatch({ type: 'toggled', picture }),
    pick: (pictures: LibraryPicture[]) => dispatch({ type: 'picked', pictures }),
    describe: (draft: Draft) => dispatch({ type: 'described', draft }),
    ask: (asksToDelete: boolean) => dispatch({ type: 'asked', asksToDelete }),
    saveQuietly: () => picture && void save(picture).catch(fail),

    /** Saves the chosen pictures and hands them on, once all have alt texts. */
    async use(take: (pictures: UsedPicture[]) => void) {
      const undescribed = isOptional ? undefined : picked.find((item) => !descriptionOf(item).alt)
      if (undescribed) {
        if (undescribed.id !== chosen?.id) dispatch({ type: 'chosen', picture: undescribed })
        return dispatch({ type: 'alt-missing', message: mediaMessages.alt })
      }
      dispatch({ type: 'saving' })
      try {
        const usedPictures: UsedPicture[] = []
        for (const pickedPicture of picked)
          usedPictures.push({
            src: (await save(pickedPicture, fallback)).src,
            alt: descriptionOf(pickedPicture).alt || fallback,
          })
        take(usedPictures)
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
