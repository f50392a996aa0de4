# Varnish before the websites, which run with EDGE_CACHE=on and EDGE_PURGE_URL at this address. Needs vmod_xkey
# (Debian: varnish-modules). Pages are kept for as long as the website says, and purged by what they show.
vcl 4.1;

import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# The websites' own machines: they alone may purge.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    set req.http.Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }

  # Its value comes from here alone.
  unset req.http.Page-Variant;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A visitor who has logged in, and every call that says whose it is.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(token|__Host-fgp|fgp)=") {
    return (pass);
  }

  # Language and colours, as app/server/visitor.ts reads them.
  set req.http.Page-Variant = "fa";
  if (req.http.Cookie ~ "(^|;\s*)lang=en(;|$)") {
    set req.http.Page-Variant = "en";
  }
  if (req.http.Cookie ~ "(^|;\s*)theme=light(;|$)") {
    set req.http.Page-Variant = req.http.Page-Variant + " light";
  } elsif (req.http.Cookie ~ "(^|;\s*)theme=dark(;|$)") {
    set req.http.Page-Variant = req.http.Page-Variant + " dark";
  } else {
    set req.http.Page-Variant = req.http.Page-Variant + " system";
  }
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control !~ "public" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  # What has changed is purged; what is merely old is made by the website, which keeps its own.
  set beresp.grace = 0s;
  if (beresp.http.Content-Type ~ "^(text/|application/(json|javascript|xml))") {
    set beresp.do_gzip = true;
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
}

sub vcl_deliver {
  # Browsers hear what they hear from a website without this cache.
  if (resp.http.Surrogate-Key) {
    set resp.http.Cache-Control = "private, max-age=0, must-revalidate";
    set resp.http.Vary = "Accept-Encoding, Cookie, User-Agent";
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
}

sub vcl_synth {
  if (req.http.Purged) {
    set resp.http.Purged = req.http.Purged;
  }
}
