import { createContext, useContext } from 'react'
import * as z from 'zod/mini'
import { type BlockType, blocks, blockTypes, getDefinition } from '@/components/blocks/registry'
import { type BuiltInPage } from '@/lib/content/built-in-pages'
import { type PageComponent } from '@/lib/content-types'
import { mayHave } from '@/lib/page-document/registry'

/** The built-in page that is edited; null for a page that staff have made. */
export const EditedBuiltIn = createContext<BuiltInPage | null>(null)

/** Returns the types of blocks that a page may have. */
export const offeredTypes = (page: BuiltInPage | null): BlockType[] =>
  blockTypes.filter((type) => mayHave(page?.kind ?? null, blocks[type].definition))

/** Returns those that the edited page may have. */
export const useOfferedTypes = (): BlockType[] => offeredTypes(useContext(EditedBuiltIn))

/** Returns a function from a section to how it came with the edited page, or as any page has it; null for other blocks. */
export function useBuiltInConfig(): (block: { type: string; id?: string }) => PageComponent['config'] | null {
  const page = useContext(EditedBuiltIn)
  return ({ id, type }) => {
    const definition = getDefinition(type)
    if (definition?.group !== 'Sections') return null
    const ofType = page?.blocks.filter((block) => block.type === type) ?? []
    const builtIn = ofType.find((block) => block.id === id) ?? ofType[0]
    return z.parse(definition.schema, builtIn?.config ?? {})
  }
}
