import path from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import {
  type Page,
  type PageComponent,
  type Post,
  type Project,
  type SavedBlock,
  type StaffPost,
  type Testimonial,
} from '@/lib/content-types'
import { type LibraryPicture } from '@/lib/media/types'
import { inDatabase } from './database'

// Everything that a test makes has its mark, by which it is deleted when the test ends, however it ends.

/** A block as a test writes it; the id is given. */
export type NewBlock = Omit<PageComponent, 'id'>

/** A page of a test's own, and how it is stored now. */
export type OwnPage = Page & { stored: () => Promise<Page> }

export class Own {
  private readonly mark = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  private made = 0
  private readonly kinds = new Set<'file' | 'person' | 'post' | 'project' | 'saved' | 'testimonial'>()

  /** @param staff sends requests as the staff account, whatever becomes of the test's own browser. */
  constructor(private readonly staff: APIRequestContext) {}

  /** A name that nothing else has. What is made of it by the site, such as a page's slug, is the test's own too. */
  name(what: string): string {
    this.made += 1
    return `${what} ${this.mark}${this.made > 1 ? ` ${this.made}` : ''}`
  }

  /** A name of a file in the same sense. */
  file(name: string): string {
    this.kinds.add('file')
    return this.name(name.replace(/\.\w+$/, '')).replaceAll(' ', '-') + path.extname(name)
  }

  /** Somebody who sends a request, to be found again among the leads. */
  someone() {
    this.kinds.add('person')
    const name = this.name('Dana Ortiz')
    return {
      name,
      email: `${name.toLowerCase().replaceAll(' ', '-')}@example.com`,
      phone: '845 555 0199',
      message: 'Galley kitchen, about 8 by 12 feet. The window stays.',
    }
  }

  /** A title for a project, or a name for a testimonial, that a test stores by itself. */
  content(kind: 'project' | 'testimonial', what: string): string {
    this.kinds.add(kind)
    return this.name(what)
  }

  /**
   * Stores a project. What other tests count doesn't change by it: it is a kitchen, complete and not featured, in a town
   * that none of them visits.
   */
  async project(more: object = {}): Promise<Project> {
    const data = {
      title: this.content('project', 'Pantry'),
      location: 'Tallman, NY',
      description: 'A pantry where the chimney was.',
      projectType: 'kitchen',
      cost: '$21,400',
      timeline: '2 weeks',
      features: ['Shelves to the ceiling', 'A door that slides', 'Light on a sensor', 'Oak floor'],
      beforeImage: '/images/kitchen-03-before.webp',
      afterImage: '/images/kitchen-03-after.webp',
      ...more,
    }
    const answer = await this.staff.post('/api/portfolio', { data })
    expect(answer.status()).toBe(201)
    const project = (await answer.json()) as Project
    await this.toTheEnd('/api/portfolio', project.id)
    return project
  }

  /** Puts it at the end, where it changes nobody's count of the first ones. */
  private async toTheEnd(address: string, id: string) {
    const otherIds = (await this.list<{ id: string }>(address))
      .map((row) => row.id)
      .filter((rowId) => rowId !== id)
    await this.staff.put(`${address}/order`, { data: { ids: [...otherIds, id] } })
  }

  /** Stores a page. */
  async page(blocks: readonly NewBlock[] = [], more: object = {}): Promise<OwnPage> {
    const title = this.name('Kitchen Financing')
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const components = blocks.map((block, index) => ({
      ...block,
      id: `${block.type.replace(' ', '-')}-${index + 1}`,
    }))
    const answer = await this.staff.post('/api/pages', { data: { title, slug, components, ...more } })
    expect(answer.status()).toBe(201)
    const page = (await answer.json()) as Page
    const stored = async () => (await (await this.staff.get(`/api/pages/${page.id}`)).json()) as Page
    return { ...page, stored }
  }

  /** A name under which a test saves a block. */
  savedName(what: string): string {
    this.kinds.add('saved')
    return this.name(what)
  }

  /** A title of a post, and the slug that the site makes of it. */
  postName(what: string) {
    this.kinds.add('post')
    const title = this.name(what)
    return { title, slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-') }
  }

  /** Stores a post. */
  async post(more: object = {}): Promise<StaffPost> {
    const answer = await this.staff.post('/api/blog', { data: { ...this.postName('Drawers'), ...more } })
    expect(answer.status()).toBe(201)
    return (await answer.json()) as StaffPost
  }

  /** Removes everything of this mark. */
  async remove(): Promise<void> {
    if (this.made === 0) return
    for (const { id, slug } of await this.list<Page>('/api/pages')) {
      if (!slug.includes(this.mark)) continue
      await this.staff.delete(`/api/pages/${id}`)
    }
    if (this.kinds.has('saved'))
      for (const { id, name } of await this.list<SavedBlock>('/api/saved-blocks'))
        if (name.includes(this.mark)) await this.staff.delete(`/api/saved-blocks/${id}`)
    if (this.kinds.has('post')) await this.removePosts()
    if (this.kinds.has('file')) await this.removePictures()
    if (this.kinds.has('person')) await this.removeRows('Lead', 'name')
    if (this.kinds.has('project')) {
      for (const { id, title } of await this.list<Project>('/api/portfolio'))
        if (title.includes(this.mark)) await this.staff.delete(`/api/portfolio/${id}`)
      await this.removeRows('Project', 'title')
      await this.removeRows('Job', 'name')
    }
    if (this.kinds.has('testimonial')) {
      for (const { id, name } of await this.list<Testimonial>('/api/testimonials'))
        if (name.includes(this.mark)) await this.staff.delete(`/api/testimonials/${id}`)
      await this.removeRows('Testimonial', 'name')
    }
  }

  private async removePosts() {
    for (const { id, slug, title } of await this.list<Post>('/api/blog'))
      if (`${slug} ${title}`.includes(this.mark)) await this.staff.delete(`/api/blog/${id}`)
    const like = `%${this.mark}%`
    const fromPosts = 'FROM "Post" WHERE "deletedSlug" LIKE ? OR title LIKE ?'
    const revisions = `DELETE FROM "Revision" WHERE kind = 'post' AND "recordId" IN (SELECT id ${fromPosts})`
    await inDatabase(revisions, like, like)
    await inDatabase(`DELETE ${fromPosts}`, like, like)
    await inDatabase('DELETE FROM "Redirect" WHERE "fromPath" LIKE ?', like)
  }

  private async removePictures() {
    for (const { id, name } of await this.list<LibraryPicture>('/api/media'))
      if (name.includes(this.mark)) await this.staff.delete(`/api/media/${id}`)
  }

  private async list<Row>(address: string): Promise<Row[]> {
    const answer = await this.staff.get(address)
    expect(answer.ok(), address).toBe(true)
    return (await answer.json()) as Row[]
  }

  /** Deletes rows that the site itself can't delete for good. */
  private removeRows(table: 'Job' | 'Lead' | 'Project' | 'Testimonial', column: 'name' | 'title') {
    return inDatabase(`DELETE FROM "${table}" WHERE ${column} LIKE ?`, `%${this.mark}%`)
  }
}
