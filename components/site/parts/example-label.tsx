/** Marks what came with the site, and what nothing proves yet. A live site shows neither. */
export const ExampleLabel = () => <span className="border border-edge px-2 text-caption">Example</span>
