import { Rows } from '@/components/staff/screen'
import { type LeftOut, type MissingPicture } from '@/lib/wordpress/types'

/** What of the file isn't taken, with the reason, and which pictures the texts miss. */
export function LeftList({ left, pictures }: { left: LeftOut[]; pictures: MissingPicture[] }) {
  return (
    <div className="mt-10 grid gap-10 tablet:grid-cols-2">
      {left.length > 0 && (
        <section>
          <h2 className="mb-3">Not taken</h2>
          <Rows>
            {left.map(({ what, count, why, names }) => (
              <li key={what}>
                <div className="min-w-0">
                  <b className="font-semibold">
                    {what}: {count}
                  </b>
                  <small className="block text-13 text-stone">{why}</small>
                  <Names names={names} />
                </div>
              </li>
            ))}
          </Rows>
        </section>
      )}
      {pictures.length > 0 && (
        <section>
          <h2 className="mb-3">Pictures to add</h2>
          <Rows>
            {pictures.map(({ file, alt, where }, index) => (
              <li key={`${file}-${index}`}>
                <div className="min-w-0">
                  <b className="font-semibold wrap-anywhere">{file}</b>
                  <small className="block text-13 text-stone">In “{where}”</small>
                  {alt && <small className="block text-13 text-stone">Shows: {alt}</small>}
                </div>
              </li>
            ))}
          </Rows>
        </section>
      )}
    </div>
  )
}

function Names({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return (
    <details className="text-13 text-stone">
      <summary className="cursor-pointer py-1 max-tablet:py-3">Which</summary>
      <ul className="pb-1 pl-4">
        {names.map((name, index) => (
          <li key={`${name}-${index}`} className="list-disc wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </details>
  )
}
