#!/bin/sh
# Runs before nginx starts, and before a reload with a new build or configuration. Environment variables:
#   CONSOLE_ROOT  the build, with its config.json
#   HOSTS_FILE    the file to write for nginx: the origins of config.json and REPORT_URL, for the content security policy
#   KEPT_ROOT     a persistent folder that keeps the assets of former builds for open tabs; CONSOLE_ROOT to keep none
#   KEPT_DAYS     the number of days to keep assets after their build was replaced; 7 by default
#   REPORT_URL    the https URL to which browsers report violations of the policy; none by default
#   CLEAR_AT_SIGN_OUT  the data that browsers clear at /signed-out: "cache", "storage" or "cache storage"; none by default
set -eu

# --- Origins ----------------------------------------------------------------------------------------------------------
# Parses the JSON character by character and takes the three addresses and the list imageHosts of the outermost object.
# Fails on anything but a plain origin, so that no unchecked text reaches nginx's configuration.
origins() {
  awk '
    function fail(why) { print "config.json: " why > "/dev/stderr"; exit 1 }
    function origin(address,   found) {
      if (address !~ /^[Hh][Tt][Tt][Pp][Ss]?:/) return ""
      if (!match(address, /^[A-Za-z]+:\/\/[A-Za-z0-9.-]+(:[0-9]+)?/)) fail("no plain origin: " address)
      found = tolower(substr(address, 1, RLENGTH))
      if (substr(address, RLENGTH + 1, 1) !~ /^\/?$/) fail("no plain origin: " address)
      return found
    }
    function add(list, one) { return (one == "" || index(" " list " ", " " one " ")) ? list : list (list == "" ? "" : " ") one }
    function value(text) {
      if (depth == 1 && key == "platformUrl") { connections = add(connections, origin(text)); images = add(images, origin(text)) }
      if (depth == 1 && (key == "authUrl" || key == "assistantUrl")) connections = add(connections, origin(text))
      if (depth == 2 && list && key == "imageHosts") images = add(images, origin(text))
    }
    { json = json $0 "\n" }
    END {
      for (at = 1; at <= length(json); at++) {
        c = substr(json, at, 1)
        if (c == "\"") {
          text = ""
          for (at++; (c = substr(json, at, 1)) != "\""; at++) {
            if (c == "" || c == "\n") fail("a text without an end")
            if (c == "\\") {
              c = substr(json, ++at, 1)
              # An address may only contain an escaped slash; any other escape becomes a character that no origin has.
              if (c != "/") c = "?"
            }
            text = text c
          }
          rest = substr(json, at + 1, 200)
          sub(/^[ \t\r\n]+/, "", rest)
          if (depth == 1 && substr(rest, 1, 1) == ":") key = text
          else value(text)
        }
        else if (c == "{" || c == "[") { depth++; if (depth == 2) list = (c == "[") }
        else if (c == "}" || c == "]") depth--
      }
      if (depth != 0 || json !~ /^[ \t\r\n]*\{/) fail("no JSON object")
      printf "map \"\" $console_connections {\n    default \"%s\";\n}\n", connections
      printf "map \"\" $console_images {\n    default \"%s\";\n}\n", images
    }
  ' "$CONSOLE_ROOT/config.json"
}

# Rejects any character that could end the URL in the policy or in nginx's configuration.
reports() {
  case "${REPORT_URL:-}" in
    '') policy='' endpoint='' ;;
    *[!A-Za-z0-9._~:/-]*) echo "REPORT_URL: not a plain https URL" >&2; return 1 ;;
    https://?*) policy="; report-uri $REPORT_URL; report-to console" endpoint="console=\"$REPORT_URL\"" ;;
    *) echo "REPORT_URL: not a plain https URL" >&2; return 1 ;;
  esac
  printf 'map "" $console_reports {\n    default "%s";\n}\n' "$policy"
  printf "map \"\" \$console_report_endpoint {\n    default '%s';\n}\n" "$endpoint"
}

clearing() {
  case "${CLEAR_AT_SIGN_OUT:-}" in
    '') types='' ;;
    cache | storage) types="\"$CLEAR_AT_SIGN_OUT\"" ;;
    'cache storage') types='"cache", "storage"' ;;
    *) echo "CLEAR_AT_SIGN_OUT: not cache, storage or cache storage" >&2; return 1 ;;
  esac
  # Only for the console's own request: a link or another site must not clear the data of someone who is signed in.
  printf "map \"\$request_method|\$console_foreign|\$uri\" \$console_clearing {\n    default '';\n    'POST||/signed-out' '%s';\n}\n" "$types"
}

origins > "$HOSTS_FILE.new"
reports >> "$HOSTS_FILE.new"
clearing >> "$HOSTS_FILE.new"
mv -f "$HOSTS_FILE.new" "$HOSTS_FILE"

# --- Assets of former builds ------------------------------------------------------------------------------------------
if [ "${KEPT_ROOT:-$CONSOLE_ROOT}" != "$CONSOLE_ROOT" ] && [ -w "$KEPT_ROOT" ]; then
  mkdir -p "$KEPT_ROOT/assets"
  # The previous build was served until now, so its days start here.
  if [ -f "$KEPT_ROOT/last-build" ]; then
    while read -r name; do
      if [ -f "$KEPT_ROOT/assets/$name" ]; then touch "$KEPT_ROOT/assets/$name"; fi
    done < "$KEPT_ROOT/last-build"
  fi
  : > "$KEPT_ROOT/last-build.$$"
  for file in "$CONSOLE_ROOT"/assets/*; do
    name=${file##*/}
    # Copies to a temporary name first, so that another server of the same folder never serves a partial file.
    cp "$file" "$KEPT_ROOT/new.$$"
    mv -f "$KEPT_ROOT/new.$$" "$KEPT_ROOT/assets/$name"
    echo "$name" >> "$KEPT_ROOT/last-build.$$"
  done
  mv -f "$KEPT_ROOT/last-build.$$" "$KEPT_ROOT/last-build"
  find "$KEPT_ROOT/assets" -type f -mtime +"${KEPT_DAYS:-7}" -exec rm -f {} +
fi
