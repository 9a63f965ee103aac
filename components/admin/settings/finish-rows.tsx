'use client'

import { StaffLink } from '@/components/ui/staff-link'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { RowMover } from '@/components/ui/row-mover'
import { Sortable, useSortableRow } from '@/components/ui/sortable'
import { Switch } from '@/components/ui/switch'
import { swatchPosition, swatchSheet } from '@/lib/business/design-layers'
import { type Finish, finishesOf, type KitchenSurface } from '@/lib/business/finishes'
import { furtherLines, type EstimateLine } from '@/lib/business/estimate-lines'
import { formatMoney, formatRange, type PriceRange } from '@/lib/business/money'
import { type FinishValues, type OwnFinish } from '@/lib/business/own-finishes'
import { surfaceName } from '@/lib/business/rooms'
import { settingsAddress } from '@/lib/records/settings/parts'
import { numberIn, NumberSetting, phoneLabel, TextSetting, useRefusal } from './setting-fields'

/** The price line of each surface's finishes. */
export type PricedWithin = Record<KitchenSurface, EstimateLine>

type FinishRowsProps = { surface: KitchenSurface; line: EstimateLine }

const columns = 'tablet:grid-cols-[auto_56px_minmax(0,1fr)_minmax(0,160px)_96px]'

/** Edits the finishes of a surface and their order. */
export function FinishRows({ surface, line }: FinishRowsProps) {
  const path = `finishes.${surface}` as const
  const { control, setValue, getValues } = useFormContext<FinishValues>()
  const values = useWatch({ control, name: path })
  const [news, setNews] = useState('')
  const error = useRefusal(path)
  const rows = finishesOf(surface).sort((a, b) => values[a.id]!.place - values[b.id]!.place)
  const shownCount = rows.filter(({ id }) => !values[id]!.hidden).length
  const group = furtherLines.some(({ id }) => id === line.id) ? 'further' : 'prices'
  const name = surfaceName(surface)

  function move(from: number, to: number) {
    const row = rows[from]
    if (!row || !rows[to]) return
    const ids = rows.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    for (const [place, id] of ids.entries())
      if (getValues(`${path}.${id}.place`) !== place)
        setValue(`${path}.${id}.place`, place, { shouldDirty: true })
    setNews(`${values[row.id]!.name} is at position ${to + 1} of ${rows.length}`)
  }

  return (
    <section aria-labelledby={`finishes-${surface}`}>
      <h3 id={`finishes-${surface}`} className="font-sans text-16 font-semibold tracking-normal">
        {name}
      </h3>
      <p className="mt-0.5 mb-3 max-w-[70ch] text-13 text-stone">
        Priced within{' '}
        <StaffLink href={settingsAddress(group) ?? ''} className="font-semibold text-spruce">
          {line.title}
        </StaffLink>
        , {formatRange(line.price)}. Within that range, enter what a usual job with each finish costs.
      </p>
      {error && (
        <div role="alert" className="mb-3">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <div
        className={cn(
          'grid gap-x-4 border-b border-hair-strong pb-2 text-13 text-stone max-tablet:hidden',
          columns,
        )}
        aria-hidden="true"
      >
        <span className="w-14" />
        <span />
        <span>Name</span>
        <span>A usual job</span>
        <span />
      </div>
      <Sortable ids={rows.map(({ id }) => id)} nameOf={(id) => values[id]?.name ?? ''} onMove={move}>
        <ol className="max-tablet:border-t max-tablet:border-hair-strong">
          {rows.map((finish, index) => (
            <FinishRow
              key={finish.id}
              finish={finish}
              values={values[finish.id]!}
              range={line.price}
              isLastShown={shownCount === 1 && !values[finish.id]!.hidden}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              move={(by) => move(index, index + by)}
              onShow={(isShown) =>
                setValue(`${path}.${finish.id}.hidden`, !isShown, { shouldDirty: true, shouldValidate: true })
              }
            />
          ))}
        </ol>
      </Sortable>
      <p className="sr-only" role="status">
        {news}
      </p>
    </section>
  )
}

type FinishRowProps = {
  finish: Finish
  values: OwnFinish
  range: PriceRange
  isLastShown: boolean
  isFirst: boolean
  isLast: boolean
  move: (by: 1 | -1) => void
  onShow: (isShown: boolean) => void
}

function FinishRow({ finish, values, range, isLastShown, isFirst, isLast, move, onShow }: FinishRowProps) {
  const { id, surface } = finish
  const { name, hidden } = values
  const sortable = useSortableRow(id)
  const path = `finishes.${surface}.${id}`
  return (
    <li
      aria-label={name}
      className={cn(
        'grid items-center gap-x-4 gap-y-3 border-b border-hair py-2.5 max-tablet:grid-cols-[56px_minmax(0,1fr)_128px] max-tablet:py-4',
        columns,
        sortable.isDragging && 'relative z-1 bg-paper shadow-lift outline-2 outline-spruce',
      )}
      {...sortable.row}
    >
      <RowMover
        name={name}
        handle={sortable.handle}
        isFirst={isFirst}
        isLast={isLast}
        onUp={() => move(-1)}
        onDown={() => move(1)}
        className="max-tablet:col-start-3 max-tablet:row-1 max-tablet:justify-self-end"
        arrowsClass="max-tablet:flex"
      />
      <Swatch finish={finish} isFaint={hidden} />
      <TextSetting
        path={`${path}.name`}
        label={phoneLabel('Name')}
        autoComplete="off"
        className="max-tablet:col-[1/3] max-tablet:row-2"
      />
      <NumberSetting
        path={`${path}.at`}
        {...costIn(range)}
        label={phoneLabel('A usual job')}
        money
        className="max-tablet:col-start-3 max-tablet:row-2"
      />
      <div className="max-tablet:col-start-2 max-tablet:row-1">
        <Switch
          label="Shown"
          name={`Shown: ${name}`}
          checked={!hidden}
          disabled={isLastShown}
          onChange={onShow}
        />
      </div>
    </li>
  )
}

function Swatch({ finish, isFaint }: { finish: Finish; isFaint: boolean }) {
  const backgroundPosition = swatchPosition(finish)
  if (!backgroundPosition) return <span />
  const { columns, rows, path } = swatchSheet
  return (
    <span
      aria-hidden="true"
      className={cn('size-14 rounded-picture bg-sand', isFaint && 'opacity-40')}
      style={{
        backgroundImage: `url(${path('webp')})`,
        backgroundSize: `${columns * 100}% ${rows * 100}%`,
        backgroundPosition,
      }}
    />
  )
}

/** Returns functions that write and read a cost in dollars. The form stores its position in the line's range, from 0 to 1. */
const costIn = ({ from, to }: PriceRange) => ({
  write: (at: number) => Math.round(from + at * (to - from)).toLocaleString('en-US'),
  read: (text: string) => {
    const dollars = numberIn(text)
    if (typeof dollars === 'string') return text
    // A range of one price has no other position.
    return to > from ? (dollars - from) / (to - from) : dollars === from ? 0 : text
  },
  error: `Enter dollars from ${formatMoney(from)} to ${formatMoney(to)}`,
})
