import { SearchPreview } from '@/components/page-settings/search-preview'
import { normalizePlace } from '@/lib/business/towns'
import { slugOf } from '@/lib/page-document/slug'
import { RecordInput } from '../record-input'
import { type FormParts, type PreviewProps } from '../form-parts'
import { type RecordFields } from '../use-record-fields'

type Texts = Record<'title' | 'location' | 'description' | 'slug' | 'afterImage', string>
const textsOf = ({ values }: RecordFields) => values as Texts

function ProjectMain({ fields }: { fields: RecordFields }) {
  const { title, location, afterImage } = textsOf(fields)
  const about = (when: string) =>
    title.trim() && [title.trim(), normalizePlace(location.trim()), when].filter(Boolean).join(', ')
  return (
    <>
      <RecordInput name="title" fields={fields} />
      <RecordInput name="description" fields={fields} />
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <RecordInput name="beforeImage" fields={fields} about={about('before')} />
        <RecordInput name="afterImage" fields={fields} about={about('after')} />
        <p className="text-13 text-stone lg:col-span-2">
          {afterImage
            ? 'If both are taken from the same spot, visitors get one picture with a line to drag.'
            : 'Visitors see the project once it has an after picture.'}
        </p>
      </div>
      <RecordInput name="features" fields={fields} />
      <RecordInput name="details" fields={fields} />
      <RecordInput name="design" fields={fields} />
      <RecordInput name="costLines" fields={fields} />
      <p className="text-13 text-stone">
        Without cost lines the page shows what a room of this size and finish level costs by your price list,
        and says so.
      </p>
    </>
  )
}

function ProjectPreview({ fields, site }: PreviewProps) {
  const { title, location, description, slug } = textsOf(fields)
  return (
    <section>
      <h2 className="mb-3">In search results</h2>
      <SearchPreview
        host={site.host}
        siteName={site.name}
        slug={`gallery/${slug || slugOf(title) || 'title-of-the-project'}`}
        title={[title, location].filter(Boolean).join(', ')}
        description={description}
      />
    </section>
  )
}

export const projectForm: FormParts = { Main: ProjectMain, Preview: ProjectPreview }
