'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'

type ChartsOrTablesProps = {
  /** Rendered on one line with the switch. */
  head: ReactNode
  children: ReactNode
}

/** Switches the charts inside to tables. They style themselves by `group-data-tables/charts:`. */
export function ChartsOrTables({ head, children }: ChartsOrTablesProps) {
  const [tables, setTables] = useState(false)
  return (
    <div data-tables={tables ? '' : undefined} className="group/charts">
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {head}
        <Button
          size="small"
          look="quiet"
          aria-pressed={tables}
          className="max-tablet:w-full aria-pressed:bg-mist"
          onClick={() => setTables(!tables)}
        >
          Show as table
        </Button>
      </div>
      {children}
    </div>
  )
}
