import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

const config = (folder: string, port: number, [mail, login]: readonly [string, string]) => `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
listen = 127.0.0.1
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
first_valid_uid = 1
default_internal_user = ${mail}
default_internal_group = ${mail}
default_login_user = ${login}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${mail} gid=${mail} home=${folder}
}
`

/** Starts Debian's Dovecot with one mailbox, in a folder and on a port of its own. */
export async function startDovecot() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dovecot-'))
  const port = await freePort()
  const me = userInfo()
  // Of root, the processes that read the mailbox run as Debian's user for that.
  const isRoot = me.uid === 0
  mkdirSync(path.join(folder, 'mail'))
  if (isRoot) for (const name of ['', 'mail']) chownSync(path.join(folder, name), 8, 8)
  chmodSync(folder, 0o755)
  const file = path.join(folder, 'dovecot.conf')
  writeFileSync(file, config(folder, port, isRoot ? ['mail', 'dovenull'] : [me.username, me.username]))
  const start = async () => {
    const server = spawn('dovecot', ['-F', '-c', file], {
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
      stdio: 'ignore',
    })
    while (!(await isOpen(port))) {
      if (server.exitCode !== null) throw new Error(readFileSync(path.join(folder, 'log'), 'utf8'))
      await sleep(20)
    }
    return server
  }
  let server = await start()
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await ended
    while (await isOpen(port)) await sleep(20)
  }
  return {
    url: `imap://office:secret@127.0.0.1:${port}`,
    stop,
    start: async () => void (server = await start()),
    end: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
