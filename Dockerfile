# docker build -t triforium . && docker run -p 8421:8421 -v triforium:/data triforium
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN python -m venv /opt/build \
 && /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements/serve.lock -r requirements/build.lock \
 && TRIFORIUM_COMPILE=1 TRIFORIUM_WEB=1 /opt/build/bin/pip wheel --no-deps --no-build-isolation -w /wheel . \
 && python -m venv /opt/triforium \
 && /opt/triforium/bin/pip install --no-cache-dir --require-hashes -r requirements/serve.lock \
 && /opt/triforium/bin/pip install --no-cache-dir --no-deps /wheel/*.whl

FROM python:3.12-slim
RUN useradd --system --create-home --home-dir /data triforium
COPY --from=build /opt/triforium /opt/triforium
USER triforium
WORKDIR /data
VOLUME /data
ENV TRIFORIUM_HOST=0.0.0.0 TRIFORIUM_STORE=sqlite:////data/tables.db
EXPOSE 8421
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s CMD ["/opt/triforium/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8421/healthz')"]
ENTRYPOINT ["/opt/triforium/bin/triforium"]
CMD ["serve"]
