# A real object store that speaks S3, for the tests: OpenStack Swift with its S3 interface (Debian's python3-swift), all four
# of its servers in one process. Prints its port once it answers; ends with its standard input.
#   s3-server.py FOLDER ACCESS_KEY SECRET_KEY [PORT]
import os
import sys

os.environ['EVENTLET_HUB'] = 'epolls'
import eventlet  # noqa: E402

eventlet.monkey_patch()
from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

folder, access_key, secret_key = sys.argv[1:4]
wanted_port = int(sys.argv[4]) if len(sys.argv) > 4 else 0
account = 'test'

# Its address in the rings: those of a folder that is used again keep theirs.
listeners = {}


def write(name, text):
    with open(os.path.join(folder, name), 'w') as file:
        file.write(text)


def listen(port=0):
    return eventlet.listen(('127.0.0.1', port))


os.makedirs(os.path.join(folder, 'devices', 'd1'), exist_ok=True)
write('swift.conf', '[swift-hash]\nswift_hash_path_prefix = tests\nswift_hash_path_suffix = tests\n')
utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')
utils.validate_hash_conf()

for kind in ('account', 'container', 'object'):
    listeners[kind] = listen()
    builder = RingBuilder(4, 1, 1)
    builder.add_dev(
        {
            'region': 1,
            'zone': 1,
            'weight': 1,
            'ip': '127.0.0.1',
            'port': listeners[kind].getsockname()[1],
            'device': 'd1',
        }
    )
    builder.rebalance(seed=1)
    builder.get_ring().save(os.path.join(folder, kind + '.ring.gz'))
    write(
        kind + '.conf',
        f"""[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
fallocate_reserve = 0
disable_fallocate = true
log_level = ERROR
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
""",
    )

write(
    'proxy.conf',
    f"""[DEFAULT]
swift_dir = {folder}
log_level = ERROR
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth copy proxy-logging proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:copy]
use = egg:swift#copy
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
check_bucket_owner = false
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{access_key} = {secret_key} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
""",
)


class Quiet:
    def write(self, _):
        pass

    def flush(self):
        pass


class NoCache:
    """Stands where memcached would: nothing is remembered, so nothing is stale."""

    def get(self, *_, **__):
        return None

    def set(self, *_, **__):
        pass

    def delete(self, *_, **__):
        pass


def serve(kind, listener):
    inner = loadapp(os.path.join(folder, kind + '.conf'))

    def app(environ, start_response):
        environ['swift.cache'] = NoCache()
        return inner(environ, start_response)

    eventlet.spawn(wsgi.server, listener, app, log=Quiet(), keepalive=True, url_length_limit=8192)


for kind, listener in listeners.items():
    serve(kind, listener)
proxy = listen(wanted_port)
serve('proxy', proxy)
print(f'port {proxy.getsockname()[1]}', flush=True)
eventlet.greenio.GreenPipe(sys.stdin, 'r', 1).read()
