'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type ContentCounts, ContentTabs } from '@/components/records/content-head'
import { linkClass, Screen, ScreenHead } from '@/components/staff/screen'
import { SearchInput } from '@/components/ui/search-input'
import { StaffLink } from '@/components/ui/staff-link'
import { type Wording, wordingGroups } from '@/lib/business/wording'
import { settingsParts } from '@/lib/records/settings/parts'
import { SettingsEditor } from './settings-form'
import { useNamedSetting } from './use-named-setting'
import { searchOf } from './wording-search'
import { WordingTexts } from './wording-texts'

type WordingScreenProps = {
  values: { wording: Wording }
  version: string
  content: ContentCounts
  /** The address of a page that shows a group's texts. */
  examples: Record<string, string>
}

/** Edits the texts outside of pages and posts. */
export function WordingScreen({ values, version, content, examples }: WordingScreenProps) {
  const [query, setQuery] = useState('')
  useNamedSetting(settingsParts.wording.href, true)
  return (
    <Screen className="max-w-275">
      <ScreenHead title="Content" note="The words between your own texts: headings, labels and buttons." />
      <ContentTabs kind="wording" counts={content} />
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchInput
          label="Search the wording"
          placeholder="Words you read"
          value={query}
          onChange={setQuery}
        />
        <p className="text-stone">
          Leave a text empty to use the one in gray. A name in braces, such as {'{town}'}, is filled in; you
          may leave it out.
        </p>
      </div>
      <SettingsEditor
        stored={{ wording: { values, version } }}
        copyId="wording"
        what="wording"
        done="Every page that shows it follows."
        className="max-tablet:[&_:is(input,textarea,button)]:scroll-mb-24 tablet:[&_:is(input,textarea,button)]:scroll-mb-20"
      >
        <WordingGroups query={query} examples={examples} />
      </SettingsEditor>
    </Screen>
  )
}

type WordingGroupsProps = { query: string; examples: Record<string, string> }

/** Lists the groups folded. A search unfolds those with matching texts, built-in or changed. */
function WordingGroups({ query, examples }: WordingGroupsProps) {
  const { getValues } = useFormContext<{ wording: Record<string, Record<string, string>> }>()
  const isFound = searchOf(query)
  const groups = wordingGroups.map(({ id, texts, ...group }) => {
    const ownTexts = getValues().wording[id]
    const foundTexts = texts.filter(([name, text]) => isFound(text) || isFound(ownTexts?.[name] ?? ''))
    return { ...group, id, texts, foundNames: new Set(foundTexts.map(([name]) => name)) }
  })
  return (
    <>
      {groups.map(({ foundNames, ...group }) => (
        <WordingTexts
          key={group.id}
          {...group}
          example={examples[group.id] ?? '/'}
          foundNames={foundNames}
          isSearched={query.trim() !== ''}
        />
      ))}
      {groups.every(({ foundNames }) => foundNames.size === 0) && (
        <p role="status" className="border-t border-hair-strong py-6">
          Nothing here matches. Page texts are in{' '}
          <StaffLink className={linkClass} href="/admin/pages">
            Pages
          </StaffLink>
          , those of services and towns in{' '}
          <StaffLink className={linkClass} href="/admin/areas">
            Service area
          </StaffLink>
          .
        </p>
      )}
    </>
  )
}
