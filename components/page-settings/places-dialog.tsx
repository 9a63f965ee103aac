'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { readAsStaff, useStaffQuery } from '@/components/staff/staff-query'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Field, FieldError, Input } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { LucideButton } from '@/components/ui/lucide-button'
import { showError, showToast } from '@/components/ui/toast'
import { type PagePlaces, type PlacedPage } from '@/lib/content-types'
import { type PagePlacesFields, pagePlacesSchema } from '@/lib/schemas/page-places'
import { MomentField } from './schedule-fields'
import { SaveDialog } from './save-dialog'

type PlacesDialogProps = { page: PlacedPage; onClose: () => void; onSaved?: () => void }

export function PlacesDialog({ page, onClose, onSaved }: PlacesDialogProps) {
  const path = `/api/pages/${page.id}/places`
  const title = `Where ${page.title} is shown`
  const { data: places, error } = useStaffQuery<PagePlaces>({ queryKey: [path], queryFn: readAsStaff(path) })

  if (!places)
    return (
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <p role="status" className="text-stone">
          {error?.message ?? 'Looking where it is shown…'}
        </p>
      </Dialog>
    )

  async function save(fields: PagePlacesFields) {
    const answer = await staffCall<PagePlaces & { replaced: string | null }>('PUT', path, fields)
    if (!answer.ok) {
      if (Object.keys(answer.errors).length === 0) showError('Failed to save', answer.detail)
      return answer.errors
    }
    showToast(savedPlaces(page, answer.data))
    onSaved?.()
    return null
  }

  const { values: stored, banner } = places
  const replacedBanner = banner?.id === page.id ? null : banner
  return (
    <SaveDialog<PagePlacesFields>
      title={title}
      action="Save"
      intro={
        page.isPublished
          ? 'They follow a new title or address automatically. If you unpublish the page, it disappears from all of them.'
          : 'Visitors find it there once the page is published.'
      }
      stored={{
        ...stored,
        menuOrder: places.menu.map(({ id }) => id),
        footerOrder: places.footer.map(({ id }) => id),
      }}
      schema={pagePlacesSchema}
      save={save}
      onClose={onClose}
    >
      {({ values, errors, change }) => (
        <>
          <Place
            label="Menu"
            note="At the top of every page. Arrange the whole menu under Content, Menu."
            checked={values.menu}
            error={errors.menu}
            onChange={(menu) => change({ menu })}
          >
            <Order
              name="menu"
              page={page}
              pages={places.menu}
              order={values.menuOrder}
              onChange={(menuOrder) => change({ menuOrder })}
            />
          </Place>
          <Place
            label="Footer"
            note="Under “Quick links”, on every page"
            checked={values.footer}
            error={errors.footer}
            onChange={(footer) => change({ footer })}
          >
            <Order
              name="footer"
              page={page}
              pages={places.footer}
              order={values.footerOrder}
              onChange={(footerOrder) => change({ footerOrder })}
            />
          </Place>
          <Place
            label="Home page banner"
            note={
              replacedBanner
                ? `Takes the place of ${replacedBanner.title}`
                : 'A strip at the top of the home page'
            }
            checked={values.banner}
            onChange={(isBanner) => change({ banner: isBanner })}
          >
            <div className="grid gap-4">
              <Field label="What the banner says" error={errors.text}>
                <Input value={values.text} onChange={(event) => change({ text: event.target.value })} />
              </Field>
              <MomentField
                label="Until, New York time"
                none="no end"
                value={values.until}
                error={errors.until}
                onChange={(until) => change({ until })}
              />
            </div>
          </Place>
          {(values.menu || values.footer || values.banner) && (
            <Field
              label="What the link is called"
              hint="Short is best: it appears between the other links."
              error={errors.label}
            >
              <Input
                placeholder={page.title}
                value={values.label}
                onChange={(event) => change({ label: event.target.value })}
              />
            </Field>
          )}
        </>
      )}
    </SaveDialog>
  )
}

function savedPlaces(page: PlacedPage, { values, replaced }: PagePlaces & { replaced: string | null }) {
  const { menu, footer, banner } = values
  const placeNames = [menu && 'the menu', footer && 'the footer', banner && 'the home page’s banner'].filter(
    Boolean,
  )
  const instead = replaced ? ` in place of ${replaced}` : ''
  return placeNames.length === 0
    ? { title: `${page.title} is in no menu, footer or banner` }
    : {
        title: `${page.isPublished ? 'Shown' : 'Will be shown'} in ${placeNames.join(' and ')}${instead}`,
        description: page.isPublished ? undefined : 'As soon as the page is published.',
      }
}

type PlaceProps = {
  label: string
  note: string
  checked: boolean
  error?: string
  onChange: (checked: boolean) => void
  children: ReactNode
}

const Place = ({ label, note, checked, error, onChange, children }: PlaceProps) => (
  <div className="grid gap-2 border-b border-hair pb-4">
    <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
      <b className="block font-semibold">{label}</b>
      <small className="block text-13 text-stone">{note}</small>
    </Checkbox>
    {error && <FieldError>{error}</FieldError>}
    {checked && <div className="pl-6.5">{children}</div>}
  </div>
)

const arrow = 'aria-disabled:cursor-default aria-disabled:text-hair-strong aria-disabled:hover:bg-transparent'

type OrderProps = {
  name: string
  page: PlacedPage
  pages: readonly PlacedPage[]
  order: readonly string[]
  onChange: (order: string[]) => void
}

function Order({ name, page, pages, order, onChange }: OrderProps) {
  const allPages = pages.some(({ id }) => id === page.id) ? pages : [...pages, page]
  const rank = ({ id }: PlacedPage) => (order.includes(id) ? order.indexOf(id) : order.length)
  const rows = allPages.toSorted((a, b) => rank(a) - rank(b))
  if (rows.length < 2) return null

  function move(from: number, to: number) {
    const ids = rows.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    onChange(ids)
  }
  return (
    <ol aria-label={`Order in the ${name}`} className="border-t border-hair">
      {rows.map(({ id, title, isPublished }, index) => (
        <li key={id} className="flex items-center border-b border-hair last:border-b-0">
          <span className="min-w-0 flex-1 truncate">
            {id === page.id ? <b className="font-semibold">{title}</b> : title}
            {!isPublished && <span className="text-stone"> (not published)</span>}
          </span>
          <IconButton
            label={`Move ${title} up in the ${name}`}
            title="Up"
            className={arrow}
            aria-disabled={index === 0}
            onClick={() => index > 0 && move(index, index - 1)}
          >
            <ArrowUp className="size-4.5" aria-hidden="true" />
          </IconButton>
          <LucideButton
            icon={ArrowDown}
            isLarge
            label={`Move ${title} down in the ${name}`}
            title="Down"
            className={arrow}
            aria-disabled={index === rows.length - 1}
            onClick={() => index < rows.length - 1 && move(index, index + 1)}
          />
        </li>
      ))}
    </ol>
  )
}
