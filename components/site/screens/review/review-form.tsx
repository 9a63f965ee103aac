import { Stars } from '@/components/site/parts/stars'
import { Button } from '@/components/ui/button'
import { inputClass } from '@/components/ui/input-class'
import { type Words } from '@/lib/business/wording'
import { reviewLength } from '@/lib/schemas/reviews'

type ReviewFormProps = { token: string; name: string; town: string; mostPhotos: number; words: Words }

const accent = { accentColor: 'var(--color-spruce)' }
const labelClass = 'mb-2 block text-label font-semibold'

/** The form of a review, checked by the browser first: the page needs no script. */
export const ReviewForm = ({ token, name, town, mostPhotos, words }: ReviewFormProps) => (
  <form
    method="post"
    action="/api/reviews"
    encType="multipart/form-data"
    className="mt-8 grid max-w-150 gap-7"
  >
    <input type="hidden" name="token" value={token} />
    <fieldset>
      <legend className={labelClass}>{words('ownReview.stars')}</legend>
      <div className="grid border-t border-line">
        {[5, 4, 3, 2, 1].map((stars) => (
          <label
            key={stars}
            className="flex min-h-tap cursor-pointer items-center gap-3 border-b border-line"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              required
              className="size-5 flex-none"
              style={accent}
            />
            <span>
              {words(stars === 1 ? 'ownReview.oneStar' : 'ownReview.countStars', { count: String(stars) })}
            </span>
            <span aria-hidden="true">
              <Stars rating={stars} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
    <div>
      <label className={labelClass} htmlFor="words">
        {words('ownReview.words')}
      </label>
      <textarea
        id="words"
        name="words"
        rows={6}
        required
        minLength={reviewLength.min}
        maxLength={reviewLength.max}
        className={`${inputClass} resize-y`}
      />
    </div>
    <div className="grid gap-7 sm:grid-cols-2">
      <div>
        <label className={labelClass} htmlFor="name">
          {words('ownReview.name')}
        </label>
        <input id="name" name="name" defaultValue={name} required maxLength={100} className={inputClass} />
      </div>
      <div>
        <label className={labelClass} htmlFor="town">
          {words('ownReview.town')}
        </label>
        <input id="town" name="town" defaultValue={town} required maxLength={100} className={inputClass} />
      </div>
    </div>
    <div>
      <label className={labelClass} htmlFor="photos">
        {words('ownReview.photos', { count: String(mostPhotos) })}
      </label>
      <input
        id="photos"
        name="photos"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        className="min-h-tap w-full py-2"
        aria-describedby="photos-hint"
      />
      <p id="photos-hint" className="mt-1 text-small text-quiet">
        {words('ownReview.photosHint')}
      </p>
    </div>
    {/* What is permitted reads the same on every site. */}
    <label className="flex min-h-tap cursor-pointer items-start gap-3 py-2">
      <input type="checkbox" name="mayPublish" className="mt-1 size-5 flex-none" style={accent} />
      <span>
        You may show this on your website, with the name and the town above.
        <span className="block text-small text-quiet">Otherwise only our office reads it.</span>
      </span>
    </label>
    <Button type="submit" look="primary" className="max-sm:w-full sm:justify-self-start">
      {words('ownReview.send')}
    </Button>
  </form>
)
