#!/bin/sh
# Makes the certificates by which the machines of a site know each other, with an authority of its own:
#
#   deploy/tls/make-certificates.sh FOLDER pg1=10.0.0.31,10.0.0.10 pg2=… redis1=10.0.0.21 …
#
# Of a machine whose name begins with "pg" the certificate also proves to others who it is: only these may change the
# cluster. The rest can be known by theirs and no more. Machines of the site get ca.crt alone. What is there stays: delete
# NAME.crt and run it again to renew one. ca.key belongs on no machine of the site; keep it with the backup's passphrase.
set -eu
umask 077

folder=${1:?a folder for the certificates}
shift
mkdir -p "$folder"
cd "$folder"

# A machine's lasts two years, the authority's ten.
new_key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1" 2>/dev/null; }

if [ ! -f ca.crt ]; then
    new_key ca.key
    openssl req -x509 -new -key ca.key -sha256 -days 3650 -subj "/CN=house machines" -out ca.crt \
        -addext "basicConstraints=critical,CA:TRUE,pathlen:0" -addext "keyUsage=critical,keyCertSign,cRLSign"
fi

for machine in "$@"; do
    name=${machine%%=*}
    [ -f "$name.crt" ] && continue
    names="DNS:$name"
    for address in $(echo "${machine#*=}" | tr ',' ' '); do names="$names,IP:$address"; done
    case $name in
    pg*) uses=serverAuth,clientAuth ;;
    *) uses=serverAuth ;;
    esac
    new_key "$name.key"
    openssl req -new -key "$name.key" -subj "/CN=$name" -out "$name.csr"
    cat >"$name.ext" <<EXT
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=$uses
subjectAltName=$names
EXT
    openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -sha256 -days 730 \
        -extfile "$name.ext" -out "$name.crt" 2>/dev/null
    rm "$name.csr" "$name.ext"
done
chmod 644 ./*.crt
