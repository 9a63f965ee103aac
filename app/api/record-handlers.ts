import { auditRequest } from '@/lib/auth/audit'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { type Area, type AreaStore } from '@/lib/records/area-store'
import { type Stored, titleOf } from '@/lib/records/define-record'
import { invalidate } from '@/lib/records/invalidate'
import { type RecordStore } from '@/lib/records/store-types'
import { type Kind } from '@/lib/records/registry'
import { recordStores } from '@/lib/records/stores'
import { trashedAction } from '@/lib/records/trash'
import { revalidate } from '@/lib/revalidate'
import { orderSchema } from '@/lib/schemas/content-fields'

/** Returns the endpoints of a kind of record. */
export function recordHandlers({ record, ...store }: RecordStore) {
  const invalidateChange = (before: object | null, after: object | null) =>
    invalidate(record, before as Stored | null, after as Stored | null)
  const { longestBody: maxBytes } = record
  return {
    collection: {
      /** GET: the records that visitors see, in the order that staff gave them; all of them if only staff may read. */
      GET:
        record.reads === 'anyone'
          ? handle({ run: () => store.listShown() })
          : handle({ auth: 'staff', run: () => store.list() }),
      /** POST: adds one before the others; 201, or 409 with two free slugs (`suggestions`) if its slug is taken. */
      POST: handle({
        auth: 'staff',
        schema: record.createSchema,
        maxBytes,
        run: async ({ input, staff }) => {
          const item = await store.create(input, { staffId: staff.id })
          await invalidateChange(null, item)
          return Response.json(item, { status: 201 })
        },
      }),
    },
    item: {
      /** GET: one, also if visitors don't see it. */
      GET: handle({ auth: 'staff', run: ({ params }) => store.require(params.id ?? '') }),
      /**
       * PUT: changes the fields that are sent; 409 with the stored record (`now`) if `version` is outdated, or with two
       * free slugs (`suggestions`) if the slug is taken.
       */
      PUT: handle({
        auth: 'staff',
        schema: record.patchSchema,
        maxBytes,
        run: async ({ input, params, staff }) => {
          const { before, after } = await store.update(params.id ?? '', input, { staffId: staff.id })
          await invalidateChange(before, after)
          return after
        },
      }),
      /** DELETE: moves it to the trash. */
      DELETE: handle({
        auth: 'staff',
        run: ({ params, ...caller }) => trashRecord({ record, ...store }, params.id ?? '', caller),
      }),
    },
    /** POST: restores one from the trash. */
    restore: {
      POST: handle({
        auth: 'staff',
        run: ({ params }) => restoreRecord({ record, ...store }, params.id ?? ''),
      }),
    },
    /** PUT: arranges them in the order of `ids`; answers with the stored order, which has what others moved too. */
    order: {
      PUT: handle({
        auth: 'staff',
        schema: orderSchema,
        maxBytes: 128 * 1024,
        run: async ({ input }) => {
          const ids = await store.reorder(input)
          await invalidateChange(null, null)
          return { ids }
        },
      }),
    },
  }
}

/** Moves a record to the trash, with an entry in the audit log. */
export async function trashRecord(store: RecordStore, id: string, { staff, request }: Caller) {
  const { record } = store
  const deletedItem = await store.trash(id)
  await invalidate(record, deletedItem, null)
  const action = trashedAction(record.kind as Kind)
  await auditRequest(staff, request, { action, target: deletedItem.id, detail: titleOf(record, deletedItem) })
}

export async function restoreRecord(store: RecordStore, id: string) {
  const restoredItem = await store.restore(id)
  await invalidate(store.record, null, restoredItem)
  return restoredItem
}

/** Returns the endpoints that places and services have in common. */
export function areaHandlers(store: AreaStore) {
  const { record } = store
  return {
    /** GET: all, in their order. */
    collection: { GET: handle({ auth: 'staff', run: () => store.list() }) },
    item: {
      GET: handle({ auth: 'staff', run: ({ params }) => store.require(params.slug ?? '') }),
      /** PUT: changes the fields that are sent; 409 with the stored record (`current`) if `version` is outdated. */
      PUT: handle({
        auth: 'staff',
        schema: record.patchSchema,
        maxBytes: record.longestBody,
        run: ({ input, params, staff, request }) =>
          changeArea(store, params.slug ?? '', input, { staff, request }),
      }),
    },
  }
}

export type Caller = { staff: Parameters<typeof auditRequest>[0]; request: Request }

/** Changes a place or a service, with an entry in the audit log. */
export async function changeArea<Item extends Area>(
  store: AreaStore<Item>,
  slug: string,
  patch: Parameters<AreaStore<Item>['save']>[1],
  { staff, request }: Caller,
  detail?: string,
): Promise<Item> {
  const { before, after } = await store.save(slug, patch)
  await revalidate(await store.invalidated(before, after))
  const action = store.record.kind === 'place' ? 'place-changed' : 'service-changed'
  await auditRequest(staff, request, { action, target: after.name, detail })
  return after
}

type Handlers = ReturnType<typeof recordHandlers>
type Handler = ReturnType<typeof handle>

const unknownKind = handle({
  auth: 'staff',
  run: () => {
    throw new AppError('not-found')
  },
})

const staffHandlers = new Map(
  [...recordStores].map(([kind, store]) => [
    kind,
    recordHandlers({ ...store, record: { ...store.record, reads: undefined } }),
  ]),
)

/** Returns the staff endpoint for the kind in the address; visitors use the specified paths. */
export const anyRecordHandler =
  <Part extends keyof Handlers>(part: Part, method: keyof Handlers[Part]): Handler =>
  async (request, context) => {
    const handlers = staffHandlers.get(String((await context?.params)?.kind))
    const handler = handlers ? (handlers[part][method] as Handler) : unknownKind
    return handler(request, context)
  }
