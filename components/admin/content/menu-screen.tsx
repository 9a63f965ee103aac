'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { type ContentCounts, ContentTabs } from '@/components/records/content-head'
import { settleForm } from '@/components/records/form-values'
import { LeaveQuestion } from '@/components/staff/leave-dialog'
import { Screen, ScreenHead } from '@/components/staff/screen'
import { useSaveKey } from '@/components/staff/shortcuts'
import { showRefusal } from '@/components/staff/show-refusal'
import { staffCall } from '@/components/staff/staff-call'
import { useLeaveQuestion } from '@/components/staff/use-leave-question'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { useMovedFocus } from '@/components/ui/moved-focus'
import { deed, usable } from '@/components/ui/row-mover'
import { Sortable } from '@/components/ui/sortable'
import { showError, showToast } from '@/components/ui/toast'
import { builtInMenu } from '@/lib/content/built-in-menu'
import { builtInName, type MenuEntry, splitMenu, type StaffMenu } from '@/lib/content/menu-items'
import { menuSchema } from '@/lib/schemas/page-places'
import { AddToMenu } from './add-to-menu'
import { MenuRow } from './menu-row'

/** Edits the links at the top of every public page. */
export function MenuScreen({ menu, content }: { menu: StaffMenu; content: ContentCounts }) {
  const router = useRouter()
  const { control, handleSubmit, setError, setValue, getValues, reset, formState } = useForm({
    resolver: zodResolver(menuSchema),
    defaultValues: { entries: menu.entries },
  })
  // keyName, because entries have an id of their own.
  const array = useFieldArray({ control, name: 'entries', keyName: 'key' })
  const entries = useWatch({ control, name: 'entries' }) as MenuEntry[]
  const { isDirty, isSubmitting, errors } = formState
  const { list, follow } = useMovedFocus<HTMLOListElement>(entries)
  const [announcement, setAnnouncement] = useState('')
  const form = useId()
  const leaving = useLeaveQuestion({ dirty: isDirty, home: '/admin/content' })
  const refusal = errors.entries?.root?.message ?? errors.entries?.message ?? errors.root?.message

  const allEntries = [...menu.entries, ...menu.others]
  const freeEntries = allEntries.filter(
    ({ id, absent }) => !absent && !entries.some((entry) => entry.id === id),
  )
  const split = splitMenu(
    entries
      .filter(({ isShown, absent }) => isShown && !absent)
      .map(({ id, href, label, name }) => ({ id, href, label: label.trim() || name })),
  )

  const nameOf = ({ label, name }: MenuEntry) => label.trim() || name
  function stateOf({ id, isShown, absent }: MenuEntry): string {
    if (!isShown) return 'Hidden'
    if (absent) return `Not in the menu: ${absent.charAt(0).toLowerCase()}${absent.slice(1)}`
    if (split.bar.some((entry) => entry.id === id)) return 'In the bar'
    if (split.plan.some((entry) => entry.id === id))
      return split.plan.length > 1
        ? 'First in the bar; in a narrower window behind “Plan yours”'
        : 'First in the bar'
    return split.fitsWide ? 'In the bar of a wide window, otherwise behind “More”' : 'Behind “More”'
  }

  function move(from: number, to: number, ...focus: string[]) {
    const entry = entries[from]
    if (!entry || !entries[to]) return
    follow(entry.id, ...focus)
    array.move(from, to)
    setAnnouncement(`${nameOf(entry)} is at position ${to + 1} of ${entries.length}`)
  }
  function add(id: string) {
    const entry = allEntries.find((candidate) => candidate.id === id)
    if (!entry) return
    array.append({ ...entry, isShown: true }, { shouldFocus: false })
    setAnnouncement(`${nameOf(entry)} is at the end of the menu`)
  }
  /** Changes the list; the message has Undo. */
  function changeWith(title: string, change: () => void) {
    const oldEntries = getValues('entries')
    change()
    showToast({ title, action: { label: 'Undo', run: () => array.replace(oldEntries) } })
  }
  const remove = (index: number) =>
    changeWith(`${nameOf(entries[index]!)} is out of the menu`, () => array.remove(index))
  const restoreBuiltIn = () =>
    changeWith('This is the built-in menu: save to show it', () =>
      array.replace(
        builtInMenu.flatMap(({ href }) => {
          const entry = entries.find(({ id }) => id === href)
          return entry ? { ...entry, label: '', isShown: true } : []
        }),
      ),
    )

  const saveThen = (then?: () => void) => {
    const sentValues = structuredClone(getValues())
    return handleSubmit(async (fields) => {
      const answer = await staffCall<StaffMenu>('PUT', '/api/menu', fields)
      if (!answer.ok) {
        showRefusal(answer, setError)
        return showError('Failed to save the menu', answer.detail)
      }
      const isSettled = settleForm({ getValues, reset }, sentValues, { entries: answer.data.entries })
      showToast({ title: 'Menu saved', description: 'Every page shows it from now on.' })
      if (isSettled) then?.()
      router.refresh()
    })()
  }
  useSaveKey(() => {
    if (isDirty) void saveThen()
  })

  return (
    <Screen>
      <ScreenHead title="Content" note="The links at the top of every page, in this order.">
        <Button look="quiet" onClick={restoreBuiltIn} className="max-tablet:flex-1">
          Back to the built-in menu
        </Button>
        <Button
          type="submit"
          form={form}
          look="primary"
          disabled={!isDirty}
          aria-busy={isSubmitting}
          className="max-tablet:flex-1"
        >
          Save menu
        </Button>
      </ScreenHead>
      <ContentTabs kind="menu" counts={content} />
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saveThen()
        }}
      >
        <p className="mb-4 max-w-[70ch] text-stone">
          {split.more.length === 0
            ? 'All of it fits in the bar at the top.'
            : `The bar at the top has room for ${split.plan.length + split.bar.length}; the others are behind “More”.`}{' '}
          Phones show one list. Leave a name empty for the one in gray.
          {entries.some(({ id }) => !builtInName(id)) &&
            ' A page has the same name in the footer and the banner.'}
        </p>
        {refusal && (
          <div role="alert" className="mb-3">
            <FieldError>{refusal}</FieldError>
          </div>
        )}
        <Sortable
          ids={entries.map(({ id }) => id)}
          nameOf={(id) => nameOf(entries.find((entry) => entry.id === id)!)}
          onMove={(from, to) => move(from, to, deed('drag'))}
        >
          <ol ref={list} aria-label="Menu" className="border-t border-hair-strong">
            {entries.map((entry, index) => (
              <MenuRow
                key={entry.id}
                entry={entry}
                state={stateOf(entry)}
                error={errors.entries?.[index]?.label?.message}
                isFirst={index === 0}
                isLast={index === entries.length - 1}
                move={(by) =>
                  by < 0
                    ? move(index, index - 1, usable('up'), deed('down'))
                    : move(index, index + 1, usable('down'), deed('up'))
                }
                onRename={(label) => setValue(`entries.${index}.label`, label, { shouldDirty: true })}
                onShow={(isShown) => setValue(`entries.${index}.isShown`, isShown, { shouldDirty: true })}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </Sortable>
        <p className="sr-only" role="status">
          {announcement}
        </p>
      </form>
      <AddToMenu others={freeEntries} onAdd={add} />
      <LeaveQuestion leaving={leaving} onSave={(href) => void saveThen(() => leaving.go(href))}>
        The menu that you changed isn’t saved yet.
      </LeaveQuestion>
    </Screen>
  )
}
